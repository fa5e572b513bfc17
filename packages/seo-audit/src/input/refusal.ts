import type { Texts } from "../texts/texts.ts";

/** Why an input is no page, or none that can be audited. */
export type RefusalCode =
  | Exclude<keyof Texts["refusals"], "format" | "formats" | "undecodable">
  | "fragment"
  | "unreadable";

/** Thrown when input cannot be audited. The message is meant for the user. */
export class AuditRefusal extends Error {
  override readonly name = "AuditRefusal";
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}
