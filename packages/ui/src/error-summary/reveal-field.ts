const controls = "input:not([type=hidden]), select, textarea, button";

/** The control a field id stands for: itself, or a group's first. */
function controlOf(field: HTMLElement): HTMLElement | undefined {
  if (field.matches(controls)) return field;
  return field.querySelector<HTMLElement>(controls) ?? undefined;
}

/**
 * Scrolls to a field's label or legend, so that the question is seen with its control, and focuses
 * the control. False when there is no such field now.
 */
export function revealField(fieldId: string): boolean {
  const field = document.getElementById(fieldId);
  const control = field ? controlOf(field) : undefined;
  if (!field || !control) return false;
  const question = field.matches("fieldset")
    ? field.querySelector("legend")
    : document.querySelector(`label[for="${CSS.escape(fieldId)}"]`);
  (question ?? control).scrollIntoView({ block: "start" });
  control.focus({ preventScroll: true });
  return true;
}
