import type { IncomingMessage } from "node:http";
import busboy from "busboy";
import { Refusal } from "../http-error.ts";
import {
  addField,
  maxFields,
  maxTextBytes,
  type Posted,
  tooLarge,
} from "../submission/posted-form.ts";

/**
 * Largest multipart request, in bytes. File parts are discarded as they arrive, so they may exceed
 * the limit on text: words are not refused because of a file that came with them.
 */
const maxUploadBytes = 12 * 1024 * 1024;
const maxFiles = 20;

const unreadable = (): Refusal => new Refusal(400, "The form data could not be read.");

/**
 * Reads a multipart form: text fields are kept, files are drained and only named.
 * @throws Refusal 400 malformed, 413 too much text or too large an upload
 */
export function readMultipart(request: IncomingMessage): Promise<Pick<Posted, "fields" | "files">> {
  if (Number(request.headers["content-length"] ?? 0) > maxUploadBytes) throw tooLarge();
  const fields = new Map<string, string>();
  const files: { field: string; filename: string }[] = [];
  let textBytes = 0;
  let bytes = 0;

  return new Promise((resolve, reject) => {
    let parser: busboy.Busboy;
    try {
      parser = busboy({
        headers: request.headers,
        defParamCharset: "utf8",
        limits: {
          fieldNameSize: 200,
          fieldSize: maxTextBytes,
          fields: maxFields + 1,
          files: maxFiles,
          headerPairs: 50,
        },
      });
    } catch {
      reject(unreadable());
      return;
    }
    const stop = (reason: Error): void => {
      request.unpipe(parser);
      request.off("data", count);
      reject(reason);
    };
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > maxUploadBytes) stop(tooLarge());
    };
    parser.on("field", (name, value, info) => {
      textBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
      if (info.valueTruncated || textBytes > maxTextBytes) stop(tooLarge());
      else if (info.nameTruncated) stop(unreadable());
      else addField(fields, name, value);
    });
    parser.on("file", (field, content, info) => {
      // A browser sends an empty name for a file field left empty.
      if (info.filename) files.push({ field, filename: info.filename });
      // Ends with the request when that ends too early; the parser reports it.
      content.on("error", () => {});
      content.resume();
    });
    parser.on("error", () => stop(unreadable()));
    parser.on("close", () => resolve({ fields, files }));
    request.on("error", stop);
    request.on("close", () => {
      if (!request.complete) stop(unreadable());
    });
    request.on("data", count);
    request.pipe(parser);
  });
}
