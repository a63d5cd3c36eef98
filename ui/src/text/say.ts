// Sentences come from Fluent files alone; whoever adds a file to locales/<lang> need not name it here.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Argument, Message } from "../ipc/model";

const files: Record<string, string> = import.meta.glob("../../locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

// A file is read when the first of its sentences is asked for: the Laws' thousand lines are not needed to show a round.
// A sentence refers to others of its own file only.
const unread = new Map(Object.entries(files).filter(([path]) => path.includes("/locales/en/")));
// No isolation marks: names stand in elements of their own (<bdi>), and sentences stay searchable.
const bundle = new FluentBundle("en", { useIsolating: false });

function find(id: string): ReturnType<FluentBundle["getMessage"]> {
  const known = bundle.getMessage(id);
  if (known) return known;
  for (const [path, source] of unread) {
    if (!source.startsWith(`${id} =`) && !source.includes(`\n${id} =`)) continue;
    unread.delete(path);
    bundle.addResource(new FluentResource(source));
    return bundle.getMessage(id);
  }
  return undefined;
}

/** The sentence for an id. An unknown id is shown as it is, with its arguments: ugly, but nothing is hidden. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  const message = find(id);
  if (!message?.value) {
    const given = Object.entries(args).map(([name, value]) => `${name} ${value}`);
    return given.length > 0 ? `${id} (${given.join(", ")})` : id;
  }
  return bundle.formatPattern(message.value, args, []);
}

export function say(message: Message): string {
  const args = Object.entries(message.args).map(([name, value]) => [name, inSentence(value)] as const);
  return t(message.id, Object.fromEntries(args));
}

/** Numbers stay numbers, so that a sentence can choose its form by them; a sentence within a sentence is said first. */
export function inSentence(argument: Argument): string | number {
  return typeof argument === "object" ? say(argument) : argument;
}

export function isKnown(id: string): boolean {
  return find(id) !== undefined;
}
