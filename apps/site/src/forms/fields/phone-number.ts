import { limits } from "@kolam/content/model/basics/timings";

/** What counts as a phone number: any text with enough digits, of any script. For a `pattern`. */
export const phonePattern = String.raw`(?:\P{Nd}*\p{Nd}){${limits.phoneDigits}}.*`;

const phoneNumber = new RegExp(`^(?:${phonePattern})$`, "su");

/** Whether a text can be a phone number. */
export function isPhoneNumber(text: string): boolean {
  return phoneNumber.test(text);
}
