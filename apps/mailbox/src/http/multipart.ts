import type { IncomingMessage } from "node:http";
import busboy from "busboy";
import { HttpError } from "../http-error.ts";
import {
  addField,
  maxFields,
  maxTextBytes,
  type PostedForm,
  tooLarge,
} from "../submission/posted-form.ts";

/**
 * Largest multipart request, in bytes. Files are discarded as they arrive, so they may exceed the text
 * limit: a message is not rejected because of an attached file.
 */
const maxUploadBytes = 12 * 1024 * 1024;
const maxFiles = 20;

const unreadable = (): HttpError => new HttpError(400, "The form data could not be read.");

/**
 * Reads a multipart form: keeps the text fields and the names of the files, discards the files.
 * @throws HttpError 400 if the form is malformed, 413 if the text or the upload is too large
 */
export function readMultipart(
  request: IncomingMessage,
): Promise<Pick<PostedForm, "fields" | "files">> {
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
      // A browser sends an empty file name for an empty file field.
      if (info.filename) files.push({ field, filename: info.filename });
      // Fails if the request ends too early. The parser reports that.
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
