import { HttpError } from "../errors.ts";

/** Most text in a submission, in bytes. */
export const maxTextBytes = 256 * 1024;
/** Most fields in a submission, each of several values under one name counted. */
export const maxFields = 200;
/** Longest name of a field, in characters. */
export const maxFieldName = 200;

export type PostedFile = { field: string; filename: string; content?: Buffer };

/** The fields of a POST request of any content type. */
export type PostedForm = {
  kind: "json" | "form";
  fields: ReadonlyMap<string, string>;
  /** Uploaded files; without `content` where the mailbox does not keep files. */
  files: readonly PostedFile[];
  /** How much of it counts as stored. */
  bytes: number;
};

/** The error for a body over the limit. */
export const tooLarge = (): HttpError => new HttpError(413, ["tooLarge", maxTextBytes / 1024]);

/** The error for a body with more than {@link maxFields} fields. */
export const tooManyFields = (): HttpError => new HttpError(413, ["tooManyFields", maxFields]);

/** What is between several values that were posted under one name. */
export const betweenValues = ", ";

/** Adds a form field. Several values under one name, as checkboxes send them, become a list. */
export function addField(fields: Map<string, string>, key: string, value: string): void {
  const earlier = fields.get(key);
  fields.set(key, earlier ? earlier + betweenValues + value : value);
}
