/**
 * The short reference that a person can quote in an e-mail or on the phone: eight characters of the
 * submission's id, in groups of four.
 */
export function referenceOf(submissionId: string): string {
  const characters = submissionId.replace(/[^0-9a-z]/gi, "").toUpperCase();
  return `${characters.slice(0, 4)}-${characters.slice(4, 8)}`;
}
