import { limits } from "@kolam/content/model/basics/timings";

/** What is taken for a phone number: any text with enough digits, of any script. For a `pattern`. */
export const phonePattern = String.raw`(?:\P{Nd}*\p{Nd}){${limits.phoneDigits}}.*`;

const phoneNumber = new RegExp(`^(?:${phonePattern})$`, "su");

/** Whether somebody could be called under a number. */
export function isPhoneNumber(text: string): boolean {
  return phoneNumber.test(text);
}
