import { domainToASCII } from "node:url";

export type ParsedAddress = { ok: true; address: string } | { ok: false; reason: string };

/** RFC 5321 allows a path of 256 octets with its angle brackets. */
const maxLength = 254;
const maxLocalLength = 64;

// One character class per part, repeated once: linear in the input. The ASCII part is that of the
// browser's own type=email, so whatever a browser lets through is not refused here.
const localPart = /^[\w.!#$%&'*+/=?^`{|}~\u0080-\u{10ffff}-]+$/u;
const domainPart = /^[a-z0-9.\u0080-\u{10ffff}-]+$/iu;
const invisible = /[\p{C}\p{Z}]/u;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

const refused = (reason: string): ParsedAddress => ({ ok: false, reason });

/**
 * Checks one e-mail address and writes an internationalised domain in its ASCII form.
 * Syntax only, in linear time, at most 254 characters; comments, quoted names, address literals
 * and domains without a dot are refused.
 */
export function parseAddress(input: string): ParsedAddress {
  const text = input.trim();
  if (text === "") return refused("is missing");
  if (text.length > maxLength) return refused(`is longer than ${maxLength} characters`);
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(at, 0));
  const domain = text.slice(at + 1);
  if (at < 1 || domain === "") return refused("needs a name, an @ and a domain");
  if (local.length > maxLocalLength) return refused("has too long a part before the @");
  if (invisible.test(text)) return refused("contains a space or an invisible character");
  if (!localPart.test(local)) return refused("has a character before the @ that cannot be used");
  if (!domainPart.test(domain)) return refused("has a character after the @ that cannot be used");

  const ascii = domainToASCII(domain);
  const labels = ascii.split(".");
  if (labels.length < 2) return refused("needs a full domain, such as example.com");
  if (!labels.every((part) => label.test(part)) || /^\d+$/.test(labels.at(-1) ?? "")) {
    return refused("has a domain that cannot exist");
  }
  const address = `${local}@${ascii}`;
  if (address.length > maxLength) return refused(`is longer than ${maxLength} characters`);
  return { ok: true, address };
}
