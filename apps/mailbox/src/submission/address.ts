import { domainToASCII } from "node:url";
import type { Said } from "../words.ts";
import { partsOf } from "./text.ts";

export type ParsedAddress = { ok: true; address: string } | { ok: false; reason: Said };

/** RFC 5321, section 4.5.3.1: a path has at most 256 octets, angle brackets included. */
const maxLength = 254;
const maxLocalLength = 64;

// Each part is a single repeated character class, so matching takes linear time. The ASCII
// characters are those of the browser's own check of type=email: an address that passes there
// passes here.
const localPart = /^[\w.!#$%&'*+/=?^`{|}~\u0080-\u{10ffff}-]+$/u;
const domainPart = /^[a-z0-9.\u0080-\u{10ffff}-]+$/iu;
const invisible = /[\p{C}\p{Z}]/u;
const visible = (character: string): boolean => !invisible.test(character);
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** The addresses of a list with commas or semicolons between them. */
export const addressesIn = (list: string): string[] => partsOf(list, /[,;]/);

/**
 * A text without the spaces and invisible characters around it. A regular expression would take
 * quadratic time.
 */
function trimmed(text: string): string {
  const characters = [...text];
  return characters
    .slice(characters.findIndex(visible), characters.findLastIndex(visible) + 1)
    .join("");
}

const invalid = (...reason: Said): ParsedAddress => ({ ok: false, reason });

/**
 * Checks the syntax of one e-mail address and converts an internationalised domain to ASCII. Takes
 * linear time. Rejects more than 254 characters, comments, quoted local parts, address literals and
 * domains without a dot.
 */
export function parseAddress(input: string): ParsedAddress {
  const text = trimmed(input);
  if (text === "") return invalid("missing");
  if (text.length > maxLength) return invalid("tooLongAddress", maxLength);
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(at, 0));
  const domain = text.slice(at + 1);
  if (at < 1 || domain === "") return invalid("noAddress");
  if (local.length > maxLocalLength) return invalid("longLocalPart");
  if (invisible.test(text)) return invalid("invisible");
  if (!localPart.test(local)) return invalid("wrongLocalPart");
  if (!domainPart.test(domain)) return invalid("wrongDomain");

  const ascii = domainToASCII(domain);
  const labels = ascii.split(".");
  if (labels.length < 2) return invalid("shortDomain");
  if (!labels.every((part) => label.test(part)) || /^\d+$/.test(labels.at(-1) ?? "")) {
    return invalid("noDomain");
  }
  const address = `${local}@${ascii}`;
  if (address.length > maxLength) return invalid("tooLongAddress", maxLength);
  return { ok: true, address };
}
