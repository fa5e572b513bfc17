import { ask } from "../ask.ts";
import type { Session } from "../session.ts";

/** While editing is on, the undo and redo keys apply to the files. */
export function undoByKey(session: Session): void {
  addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (!session.state().on || !(ctrlKey || metaKey) || altKey) return;
    if (!/^[yz]$/i.test(key)) return;
    const isTyped = target instanceof HTMLElement && target.matches("input, textarea, select");
    if (isTyped || (target instanceof HTMLElement && target.isContentEditable)) return;
    event.preventDefault();
    const name = shiftKey || key.toLowerCase() === "y" ? "redo" : "undo";
    ask(name, {}).then(
      () => session.say(name === "undo" ? "Undone." : "Done again."),
      (error: Error) => session.say("", error.message),
    );
  });
}
