import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { HttpError } from "../errors.ts";
import { type Hold, sizeOf } from "../limits/memory.ts";
import {
  addField,
  maxFields,
  maxTextBytes,
  type PostedForm,
  tooLarge,
  tooManyFields,
} from "../submission/posted-form.ts";
import { escapedBytes } from "../submission/text.ts";
import { readMultipart } from "./multipart.ts";

/** Deepest nesting of a JSON body. What the fields need is two. */
const maxDepth = 20;

/** The media type of a request, without parameters. */
export const mediaType = (request: IncomingMessage): string =>
  (request.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";

const charsetOf = (request: IncomingMessage): string | undefined =>
  /;\s*charset=["']?([^"';\s]+)/i.exec(request.headers["content-type"] ?? "")?.[1]?.toLowerCase();

/**
 * The bytes of a body.
 * @throws HttpError 413 if it is too large, 400 if it breaks off: the sender's doing, and not worth a line in the log
 */
export async function readText(
  request: IncomingMessage,
  hold: Hold,
  most = maxTextBytes,
): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > most) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // By default, leaving the loop early destroys the request and with it the connection.
    const body: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
    for await (const chunk of body) {
      size += chunk.length;
      if (size > most) throw tooLarge();
      hold(sizeOf(chunk));
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, "The body broke off.");
  }
  return Buffer.concat(chunks);
}

/**
 * Whether a value is nested deeper than the limit. Not recursive: the value may be too deep for
 * that.
 */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true;
    level = level.flatMap((item) =>
      typeof item === "object" && item !== null ? Object.values(item) : [],
    );
  }
  return false;
}

const jsonText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(jsonText).join(", ");
  if (typeof value === "object") return value === null ? "" : JSON.stringify(value);
  return String(value);
};

function jsonFields(body: Buffer): Map<string, string> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw new HttpError(400, "The body is not valid JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new HttpError(400, "The body must be a JSON object.");
  }
  if (isTooDeep(value)) {
    throw new HttpError(400, `The JSON is nested more than ${maxDepth} levels deep.`);
  }
  const entries = Object.entries(value);
  if (entries.length > maxFields) throw tooManyFields();
  const said = entries.filter(([, item]) => item !== null);
  return new Map(said.map(([key, item]) => [key, jsonText(item)]));
}

const formBytes = (text: string): Buffer => escapedBytes(text.replaceAll("+", " "), "%");

function decoderFor(charset: string) {
  try {
    return new TextDecoder(charset);
  } catch {
    return undefined;
  }
}

/**
 * The fields of a URL-encoded form. An old page sends its own character set and declares it
 * nowhere, or in the field `_charset_`; what is not UTF-8 then is most likely windows-1252.
 * @param charset the character set of the Content-Type
 * @throws HttpError 415 if `charset` is unknown
 */
function urlencodedFields(body: Buffer, charset?: string): Map<string, string> {
  const written = body
    .toString("latin1")
    .split("&")
    .filter((pair) => pair !== "");
  if (written.length > maxFields) throw tooManyFields();
  const pairs = written.map((pair) => {
    const cut = pair.indexOf("=");
    const [key, value] = cut < 0 ? [pair, ""] : [pair.slice(0, cut), pair.slice(cut + 1)];
    return [formBytes(key), formBytes(value)] as const;
  });
  const named = pairs.find(([key]) => String(key) === "_charset_")?.[1];
  const decoder = decoderFor(charset ?? String(named));
  if (charset !== undefined && !decoder) {
    throw new HttpError(415, `The character set "${charset}" is unknown. Send UTF-8.`);
  }
  const utf8 = pairs.flat().every(isUtf8);
  const chosen = decoder ?? new TextDecoder(utf8 ? "utf-8" : "windows-1252");
  const fields = new Map<string, string>();
  for (const [key, value] of pairs) addField(fields, chosen.decode(key), chosen.decode(value));
  return fields;
}

/**
 * Reads a request body of any of the three content types.
 * @param keepFiles whether the content of uploaded files is read, or only their names
 * @param hold takes memory for what has arrived
 * @throws HttpError 400 if it is malformed, 413 if it is too large, 415 for any other content type
 */
export async function readBody(
  request: IncomingMessage,
  keepFiles: boolean,
  hold: Hold = () => {},
): Promise<PostedForm> {
  const type = mediaType(request);
  const charset = charsetOf(request);
  const encoding = request.headers["content-encoding"] ?? "identity";
  // Node accepts "gzip, chunked" too, and leaves the gzip to us.
  const transfer = request.headers["transfer-encoding"]?.trim().toLowerCase() ?? "chunked";
  if (encoding !== "identity" || transfer !== "chunked") {
    throw new HttpError(415, "Compressed bodies are not accepted.");
  }
  if (type === "multipart/form-data") {
    return { kind: "form", ...(await readMultipart(request, keepFiles, hold)) };
  }
  const isJson = type === "application/json";
  if (!isJson && type !== "application/x-www-form-urlencoded") {
    const known = "application/json, application/x-www-form-urlencoded or multipart/form-data";
    throw new HttpError(415, `Send ${known}.`);
  }
  if (isJson && charset !== undefined && !/^(?:utf-?8|us-ascii)$/.test(charset)) {
    throw new HttpError(415, "JSON must be sent as UTF-8.");
  }
  const body = await readText(request, hold);
  const fields = isJson ? jsonFields(body) : urlencodedFields(body, charset);
  return { kind: isJson ? "json" : "form", fields, files: [], bytes: body.length };
}
