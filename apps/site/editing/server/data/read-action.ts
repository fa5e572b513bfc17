import type { DataAction } from "../../writing/data-edits.ts";
import type { PictureValue } from "../../writing/picture-edits.ts";
import { Answer } from "../editor.ts";

/** What is done with a part of a file. */
export type EntryAction =
  | DataAction
  /** Adds the first entry of an empty list. */
  | { readonly do: "begin" }
  /** Gives a record a field that it does not have. */
  | { readonly do: "give"; readonly name: string }
  | { readonly do: "picture"; readonly picture: PictureValue };

/** The fields of what a request sends; none if it sends anything else. */
export const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

const isPlace = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((each) => Number.isInteger(each) && each >= 0 && each <= 100);

function pictureIn(value: unknown): PictureValue {
  const { photo, file, alt, focus, drawing } = fieldsIn(value);
  if (typeof photo === "string") return { photo };
  if (typeof drawing === "string") return { drawing };
  if (typeof file === "string" && typeof alt === "string") {
    return { file, alt, ...(isPlace(focus) && { focus }) };
  }
  throw new Answer(400, "There is no picture.");
}

const isValue = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value) && String(value).length < 20_000;

/** The parameters of a request. */
export function actionIn(value: unknown): EntryAction {
  const { do: asked, value: said, name, picture } = fieldsIn(value);
  switch (asked) {
    case "up":
    case "down":
    case "copy":
    case "add":
    case "delete":
    case "begin":
      return { do: asked };
    case "picture":
      return { do: asked, picture: pictureIn(picture) };
    case "set":
      if (isValue(said)) return { do: asked, value: said };
      break;
    case "give":
      if (typeof name === "string" && /^\w{1,60}$/.test(name)) return { do: asked, name };
  }
  throw new Answer(400, "There is no such change.");
}
