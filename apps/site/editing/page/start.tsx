import "../../src/styles.css";
import { createRoot } from "react-dom/client";
import { Bar } from "./bar.tsx";
import { undoByKey } from "./changes/undo-by-key.ts";
import styles from "./editing.module.css";
import { Session } from "./session.ts";

const own = document.createElement("div");
own.lang = "en";
own.dir = "ltr";
own.className = styles.foot ?? "";
document.body.append(own);
const session = new Session(own);

const isOwn = (event: Event) =>
  event.composedPath().some((each) => each === own) ||
  (event.target instanceof HTMLElement && event.target.closest("[contenteditable][role=textbox]"));

addEventListener("pointermove", (event) => {
  if (session.state().on && !isOwn(event)) session.point(event.clientX, event.clientY);
});

// With Alt a press does what it does for visitors, such as opening a menu.
for (const type of ["pointerdown", "mousedown", "click"] as const) {
  addEventListener(
    type,
    (event) => {
      if (!session.state().on || event.altKey || event.button !== 0 || isOwn(event)) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === "click") void session.press(event.clientX, event.clientY);
    },
    true,
  );
}

addEventListener(
  "keydown",
  (event) => {
    const { target } = event;
    if (!session.state().on || event.key !== "Enter" || event.altKey || isOwn(event)) return;
    if (!(target instanceof Element) || target === document.body) return;
    if (target.matches("input, textarea, select")) return;
    event.preventDefault();
    event.stopPropagation();
    void session.enter(target);
  },
  true,
);

addEventListener("pagehide", session.remember);

// A browser would leave the page and show the file.
for (const type of ["dragover", "drop"] as const) {
  addEventListener(type, (event) => {
    const isFile = event.dataTransfer?.types.includes("Files");
    if (!session.state().on || !isFile || event.defaultPrevented) return;
    event.preventDefault();
    if (type === "drop") {
      session.say("", "Press a picture of the page, then “Change the picture”, and drop it there.");
    }
  });
}

undoByKey(session);

import.meta.hot?.on("vite:afterUpdate", () => {
  if (session.state().on) void session.load();
});

createRoot(own).render(<Bar session={session} />);
