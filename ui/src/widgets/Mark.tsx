// Marks are drawn, not typed: the same shape on every machine, and a shape as well as a colour for every state.
import styles from "./Mark.module.css";

type Shape = "flag" | "dispute" | "late" | "recorded" | "open" | "search";

const PATHS: Record<Shape, string> = {
  flag: "M4 1v14M4 2h8l-2 3 2 3H4",
  dispute: "M8 1l7 7-7 7-7-7zM8 5v4M8 11v.6",
  late: "M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M8 4v4l3 2",
  recorded: "M2 8.5l4 4 8-9",
  open: "M8 3a5 5 0 1 0 0 10a5 5 0 1 0 0-10",
  search: "M7 2a5 5 0 1 0 0 10a5 5 0 1 0 0-10M11 11l4 4",
};

export function Mark({ shape }: { shape: Shape }) {
  return (
    <svg className={`${styles["mark"]} ${styles[shape]}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[shape]} />
    </svg>
  );
}
