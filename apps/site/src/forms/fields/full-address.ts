// Letters of all scripts, as the embedded mailbox takes them: it converts the domain.
const letters = String.raw`a-zA-Z0-9\u0080-\u{10ffff}`;
const label = String.raw`[${letters}](?:[${letters}\-]*[${letters}])?`;

/**
 * What the mail service accepts as an e-mail address: a full domain, as in example.com, and at most
 * 64 characters before the @. For the `pattern` of a field.
 */
export const fullAddressPattern = String.raw`[\w.!#$%&'*+\/=?^\x60\{\|\}~\u0080-\u{10ffff}\-]{1,64}@(?:${label}\.)+(?!\d+$)${label}`;

const fullAddress = new RegExp(`^(?:${fullAddressPattern})$`, "u");

const invisible = /[\p{C}\p{Z}]/u;
const visible = (character: string): boolean => !invisible.test(character);

/**
 * A text without the spaces and invisible characters around it, which come along when an address is
 * copied. A regular expression would take quadratic time.
 */
export function trimmed(text: string): string {
  const characters = [...text];
  return characters
    .slice(characters.findIndex(visible), characters.findLastIndex(visible) + 1)
    .join("");
}

/** Whether the mail service accepts an address. */
export function isFullAddress(address: string): boolean {
  const text = trimmed(address);
  return fullAddress.test(text) && !invisible.test(text);
}
