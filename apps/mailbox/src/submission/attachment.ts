import { HttpError } from "../errors.ts";
import { headerText } from "./text.ts";

/** A file that is kept with its message, as a part of the mail. */
export type Attachment = { filename: string; type: string; content: Buffer };

/** Largest sum of the files of one submission, in bytes. */
export const maxFileBytes = 5 * 1024 * 1024;
/** Most files in one submission. */
export const maxFiles = 3;

type Kind = { extension: string; type: string; matches(content: Buffer): boolean };

const utf16 = (text: string): Buffer => Buffer.from(text, "utf16le");
const startsWith = (content: Buffer, start: string): boolean =>
  content.subarray(0, start.length / 2).equals(Buffer.from(start, "hex"));

/**
 * The types of files that are accepted. Word's two formats are containers that other programs use
 * too, so the name of the part with the text is checked as well, and files with macros are
 * rejected.
 */
const kinds: readonly Kind[] = [
  {
    extension: ".doc",
    type: "application/msword",
    matches: (content) =>
      startsWith(content, "d0cf11e0a1b11ae1") &&
      content.includes(utf16("WordDocument")) &&
      !content.includes(utf16("_VBA_PROJECT")),
  },
  {
    extension: ".docx",
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    matches: (content) =>
      startsWith(content, "504b0304") &&
      content.includes("[Content_Types].xml") &&
      content.includes("word/document.xml") &&
      !content.includes("vbaProject.bin"),
  },
  {
    extension: ".pdf",
    type: "application/pdf",
    // As every viewer does: programs write a byte order mark or a mail's header before it.
    matches: (content) => content.subarray(0, 1024 + "%PDF-".length).includes("%PDF-"),
  },
];

/** Longest name of a file without its extension, in bytes: with it, file systems take 255. */
const maxNameBytes = 200;

/** Names that Windows reserves for devices, with any extension. */
const device =
  /^(?:con|prn|aux|nul|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])(?=\.|$)/i;

/** The beginning of a name, of at most `maxNameBytes` in UTF-8. */
function shortened(name: string): string {
  let bytes = 0;
  let end = 0;
  for (const character of name) {
    bytes += Buffer.byteLength(character);
    if (bytes > maxNameBytes) return name.slice(0, end);
    end += character.length;
  }
  return name;
}

/** The last part of a posted path, on one line, as every file system takes it. */
function plainName(posted: string): string {
  const last = posted.split(/[/\\]/).at(-1) ?? "";
  const name = headerText(last, 120)
    .replace(/[<>:"|?*]/g, "_")
    .replace(/^\.+/, "")
    .trim();
  return shortened(name).replace(device, "_$&") || "file";
}

/**
 * Checks a file by its content. Its name gets the extension of what it is.
 * @throws HttpError 415 for anything but a PDF or a Word file without macros
 */
export function readAttachment(posted: string, content: Buffer): Attachment {
  const kind = kinds.find(({ matches }) => matches(content));
  const name = plainName(posted);
  if (!kind) {
    throw new HttpError(415, ["wrongFile", name]);
  }
  const filename = name.toLowerCase().endsWith(kind.extension) ? name : name + kind.extension;
  return { filename, type: kind.type, content };
}
