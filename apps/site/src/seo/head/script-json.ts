/**
 * JSON that is safe inside a script element: no content can close the element or open a comment.
 */
export function scriptJson(data: object): string {
  return JSON.stringify(data)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
