import type { DataEdit } from "./data-edits.ts";
import { changeEntries } from "./list-entries.ts";
import { type Datum, dataOf, placesTo } from "./module-data.ts";
import { writeString } from "./script-text.ts";
import { Refused } from "./write-text.ts";

/** A picture in the texts: a stock photo by its key, a file with its alt text, or a drawing. */
export type PictureValue =
  | { readonly photo: string }
  | {
      readonly file: string;
      readonly alt: string;
      /** What stays in view, in per cent from the left and from the top. */
      readonly focus?: readonly [number, number] | undefined;
    }
  | { readonly drawing: string };

const quoted = (text: string) => writeString('""', text);

/** The code of a picture that was of another kind. */
function pictureCode(picture: PictureValue): string {
  if ("photo" in picture) return quoted(picture.photo);
  if ("drawing" in picture) return `{ drawing: ${quoted(picture.drawing)} }`;
  const { file, alt, focus } = picture;
  const place = focus ? `, focus: [${focus.join(", ")}]` : "";
  return `{ file: ${quoted(file)}, alt: ${quoted(alt)}${place} }`;
}

const fieldOf = (data: readonly Datum[], { children }: Datum, name: string) =>
  children.flatMap((each) => data[each] ?? []).find((each) => each.name === name);

/** What a picture is; nothing if the datum is none. */
export function pictureOf(data: readonly Datum[], datum: Datum): PictureValue | undefined {
  if (datum.kind === "string") return { photo: String(datum.value) };
  if (datum.kind !== "record") return undefined;
  const drawing = fieldOf(data, datum, "drawing");
  if (drawing?.kind === "string" && datum.children.length === 1) {
    return { drawing: String(drawing.value) };
  }
  const [file, alt, focus] = ["file", "alt", "focus"].map((name) => fieldOf(data, datum, name));
  if (file?.kind !== "string" || !alt) return undefined;
  const [left, top] = (focus?.children ?? []).map((each) => Number(data[each]?.value));
  return {
    file: String(file.value),
    alt: alt.kind === "string" ? String(alt.value) : "",
    ...(left !== undefined && top !== undefined && { focus: [left, top] as const }),
  };
}

/** A file with one field of a record changed, added or removed. */
function withField(source: string, file: string, index: number, name: string, code?: string) {
  const data = dataOf(source, file);
  const record = data[index];
  if (!record) return source;
  const field = fieldOf(data, record, name);
  const entries = record.children.flatMap((each) => data[each]?.entry ?? []);
  if (!field) {
    if (code === undefined) return source;
    const at = entries.length;
    return changeEntries(source, record, entries, { do: "insert", at, code: `${name}: ${code}` });
  }
  if (code === undefined) {
    return changeEntries(source, record, entries, { do: "delete", at: field.position });
  }
  return source.slice(0, field.start) + code + source.slice(field.end);
}

/**
 * What a file says with another picture in a place of it. Of a picture that was a file and is one,
 * only what differs is written.
 * @throws {Refused} if nobody would know what it shows
 */
export function setPicture(
  source: string,
  file: string,
  index: number,
  picture: PictureValue,
): DataEdit {
  const data = dataOf(source, file);
  const datum = data[index];
  const around = data[datum?.parent ?? -1];
  if (!datum || !around) throw new Refused("There is no picture here.");
  if ("file" in picture && picture.alt.trim() === "") {
    throw new Refused("Say what the picture shows, for those who do not see it.");
  }
  const before = pictureOf(data, datum);
  let written = source.slice(0, datum.start) + pictureCode(picture) + source.slice(datum.end);
  if (before && "file" in before && "file" in picture) {
    written = source;
    const set = (name: string, code?: string) => {
      written = withField(written, file, index, name, code);
    };
    if (picture.file !== before.file) set("file", quoted(picture.file));
    if (picture.alt !== before.alt) set("alt", quoted(picture.alt));
    if (picture.focus?.join() !== before.focus?.join()) {
      set("focus", picture.focus && `[${picture.focus.join(", ")}]`);
    }
  }
  return { written: [written], around: placesTo(data, around), at: datum.position };
}
