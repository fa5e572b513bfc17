/** The build that wrote this document. */
export function buildId(): string {
  return document.querySelector<HTMLElement>("script[data-build]")?.dataset.build ?? "";
}
