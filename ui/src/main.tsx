import "@fontsource-variable/inter/wght.css";
import "./widgets/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { HallDisplay } from "./clocks/HallDisplay";
import { Desk } from "./Desk";
import { startLook } from "./frame/look";

startLook();
const place = document.getElementById("desk");
if (place) {
  createRoot(place).render(
    <StrictMode>
      {/* The window of the hall display opens the same page at this place. */}
      {location.hash === "#hall" ? <HallDisplay /> : <Desk />}
    </StrictMode>,
  );
}
