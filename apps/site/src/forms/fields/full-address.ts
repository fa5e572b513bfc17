/**
 * What the mail service asks of an e-mail address besides the browser's own check: a full domain, as in
 * example.com, and at most 64 characters before the @. For the `pattern` of a field.
 */
export const fullAddressPattern = String.raw`[^@]{1,64}@[^@]+\.(?!\d+$)[^.@]+`;

const fullAddress = new RegExp(`^(?:${fullAddressPattern})$`, "u");

/** Whether the mail service can answer to an address that the browser accepts. */
export function isFullAddress(address: string): boolean {
  return fullAddress.test(address.trim());
}
