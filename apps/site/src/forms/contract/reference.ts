/**
 * A short reference to quote in an e-mail or on the phone: the first eight characters of a
 * submission's id.
 */
export function referenceOf(submissionId: string): string {
  const characters = submissionId.replace(/[^0-9a-z]/gi, "").toUpperCase();
  return `${characters.slice(0, 4)}-${characters.slice(4, 8)}`;
}
