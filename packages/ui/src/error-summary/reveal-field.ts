import { treeOf } from "../element/tree-of.ts";

const controls = "input:not([type=hidden]), select, textarea, button";

/** The element itself if it is a control, otherwise the first control of the group. */
function controlOf(field: HTMLElement): HTMLElement | undefined {
  if (field.matches(controls)) return field;
  return field.querySelector<HTMLElement>(controls) ?? undefined;
}

/**
 * Scrolls to a field's label or legend, so that the question is visible along with the control, and
 * focuses the control. Returns false if the field does not exist where `from` is.
 */
export function revealField(fieldId: string, from: Element): boolean {
  const tree = treeOf(from);
  const field = tree.getElementById(fieldId);
  const control = field ? controlOf(field) : undefined;
  if (!field || !control) return false;
  const question = field.matches("fieldset")
    ? field.querySelector("legend")
    : [...tree.querySelectorAll("label")].find(({ htmlFor }) => htmlFor === fieldId);
  (question ?? control).scrollIntoView?.({ block: "start" });
  control.focus({ preventScroll: true });
  return true;
}
