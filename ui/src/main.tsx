import "@fontsource-variable/inter/wght.css";
import "./widgets/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Desk } from "./Desk";
import { startLook } from "./frame/look";

startLook();
const place = document.getElementById("desk");
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Desk />
    </StrictMode>,
  );
}
