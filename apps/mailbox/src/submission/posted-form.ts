import { Refusal } from "../http-error.ts";

/** Largest text a submission may carry, in bytes. */
export const maxTextBytes = 256 * 1024;
/** Most fields a submission may have. */
export const maxFields = 200;

/** What was posted, whatever the content type. */
export type Posted = {
  kind: "json" | "form";
  fields: ReadonlyMap<string, string>;
  /** Names of files that came along; their content is discarded. */
  files: readonly { field: string; filename: string }[];
};

/** @returns the refusal of a body over the limit */
export const tooLarge = (): Refusal =>
  new Refusal(413, `The message is larger than ${maxTextBytes / 1024} KB. Please shorten it.`);

/** Adds a form field; one that was ticked several times becomes one list. */
export function addField(fields: Map<string, string>, key: string, value: string): void {
  const before = fields.get(key);
  fields.set(key, before === undefined || before === "" ? value : `${before}, ${value}`);
}
