import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import busboy from "busboy";
import { HttpError } from "../errors.ts";
import { type Hold, sizeOf } from "../limits/memory.ts";
import { maxFileBytes, maxFiles } from "../submission/attachment.ts";
import {
  addField,
  maxFields,
  maxTextBytes,
  type PostedFile,
  type PostedForm,
  tooLarge,
  tooManyFields,
} from "../submission/posted-form.ts";

/**
 * Largest multipart request, in bytes. Files that are not kept are discarded as they arrive, so
 * they may exceed the text limit: a message is not rejected because of them.
 */
const maxUploadBytes = 12 * 1024 * 1024;
const maxNames = 20;

const unreadable = (): HttpError => new HttpError(400, "The form data could not be read.");
const nameless = (): HttpError =>
  new HttpError(400, "The form data has a part without a name. Nothing was stored.");
const tooMuch = (reason: string): HttpError => new HttpError(413, `${reason} Nothing was stored.`);
const tooManyBytes = (): HttpError =>
  new HttpError(413, ["largeFiles", maxFileBytes / 1024 / 1024]);

/** RFC 2046, section 5.1.1. A longer one would be searched for again with every chunk. */
const maxBoundary = 70;

/**
 * What browsers write for the characters that would end a name (HTML Standard,
 * "multipart/form-data").
 */
const unescaped = (name: string): string =>
  name.replace(/%(?:22|0D|0A)/gi, (code) => decodeURIComponent(code));

/**
 * Counts the parts of a multipart body as it passes. The parser silently skips a part without a
 * name, and only the number reveals it.
 */
function partCounter(contentType: string): { add(chunk: Buffer): void; parts(): number } {
  const [, quoted, plain = ""] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary.length > maxBoundary) throw unreadable();
  const mark = `\r\n--${boundary}`;
  let tail = "\r\n";
  let marks = 0;
  return {
    add(chunk) {
      const pieces = (tail + chunk.toString("latin1")).split(mark);
      marks += pieces.length - 1;
      tail = pieces.at(-1)?.slice(1 - mark.length) ?? "";
    },
    // The last mark ends the body.
    parts: () => marks - 1,
  };
}

function parserOf({ headers }: IncomingMessage, files: number): busboy.Busboy {
  const limits = { fieldSize: maxTextBytes, fields: maxFields, files, headerPairs: 50 };
  try {
    return busboy({ headers, defParamCharset: "utf8", limits });
  } catch {
    throw unreadable();
  }
}

/**
 * Reads a multipart form: the text fields and the names of the files, with `keepFiles` their
 * content too. Anything that cannot be kept is an error, so that nothing is lost silently.
 * @param hold takes memory for what has arrived
 * @throws HttpError 400 if the form is malformed, 413 if it is beyond a limit
 */
export async function readMultipart(
  request: IncomingMessage,
  keepFiles: boolean,
  hold: Hold,
): Promise<Omit<PostedForm, "kind">> {
  if (Number(request.headers["content-length"] ?? 0) > maxUploadBytes) {
    throw keepFiles ? tooManyBytes() : tooLarge();
  }
  const fileLimit = keepFiles ? maxFiles : maxNames;
  const parser = parserOf(request, fileLimit);
  const counter = partCounter(request.headers["content-type"] ?? "");
  const fields = new Map<string, string>();
  const files: PostedFile[] = [];
  const bytes = { all: 0, text: 0, files: 0 };
  let seen = 0;

  return await new Promise((resolve, reject) => {
    const stop = (reason: Error): void => {
      request.unpipe(parser);
      request.off("data", count);
      reject(reason);
    };
    const count = (chunk: Buffer): void => {
      bytes.all += chunk.length;
      counter.add(chunk);
      try {
        if (bytes.all > maxUploadBytes) throw tooLarge();
        hold(sizeOf(chunk));
      } catch (error) {
        stop(error as Error);
      }
    };
    parser.on("field", (name: string | undefined, value, info) => {
      seen += 1;
      bytes.text += Buffer.byteLength(name ?? "") + Buffer.byteLength(value);
      if (name === undefined) stop(nameless());
      else if (info.valueTruncated || bytes.text > maxTextBytes) stop(tooLarge());
      else addField(fields, unescaped(name), value);
    });
    parser.on("file", (field: string | undefined, content: Readable, info) => {
      seen += 1;
      const { filename = "" } = info as { filename?: string };
      const chunks: Buffer[] = [];
      let size = 0;
      // Fails if the request ends too early. The parser reports that.
      content.on("error", () => {});
      content.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (!keepFiles) return hold(-chunk.length);
        bytes.files += chunk.length;
        if (bytes.files > maxFileBytes) stop(tooManyBytes());
        else chunks.push(chunk);
      });
      content.on("end", () => {
        // A browser sends an empty file without a name for an empty file field.
        if (filename === "" && size === 0) return;
        if (field === undefined) return stop(nameless());
        if (filename === "") return stop(tooMuch("A file has no name."));
        const names = { field: unescaped(field), filename: unescaped(filename) };
        files.push(keepFiles ? { ...names, content: Buffer.concat(chunks) } : names);
        // The rest of the body may take a long time, and the parser holds on to this function.
        chunks.length = 0;
      });
    });
    parser.on("fieldsLimit", () => stop(tooManyFields()));
    parser.on("filesLimit", () => stop(new HttpError(413, ["tooManyFiles", fileLimit])));
    parser.on("error", () => stop(unreadable()));
    parser.on("close", () => {
      if (seen < counter.parts()) reject(nameless());
      else resolve({ fields, files, bytes: bytes.text + bytes.files });
    });
    request.on("error", () => stop(unreadable()));
    request.on("close", () => {
      if (!request.complete) stop(unreadable());
    });
    request.on("data", count);
    request.pipe(parser);
  });
}
