import type { IncomingMessage } from "node:http";
import { HttpError } from "../http-error.ts";
import {
  addField,
  maxFields,
  maxTextBytes,
  type PostedForm,
  tooLarge,
} from "../submission/posted-form.ts";
import { readMultipart } from "./multipart.ts";

/** The media type of a request, in lower case, without parameters. */
export const mediaType = (request: IncomingMessage): string =>
  (request.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";

async function readText(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > maxTextBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // By default, leaving the loop early destroys the request and with it the connection.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxTextBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const jsonText = (value: unknown): string | undefined => {
  if (value === null || value === undefined) return undefined;
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map((item) => jsonText(item) ?? "").join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
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
  const fields = new Map<string, string>();
  for (const [key, item] of Object.entries(value)) {
    const text = jsonText(item);
    if (text !== undefined) fields.set(key, text);
  }
  return fields;
}

function urlencodedFields(body: Buffer): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(body.toString("utf8"))) {
    addField(fields, key, value);
    if (fields.size > maxFields) break;
  }
  return fields;
}

/**
 * Reads a request body of any of the three content types.
 * @throws HttpError 400 if it is malformed, 413 if it is too large, 415 for any other content type
 */
export async function readBody(request: IncomingMessage): Promise<PostedForm> {
  const type = mediaType(request);
  const encoding = request.headers["content-encoding"] ?? "identity";
  if (encoding !== "identity") throw new HttpError(415, "Compressed bodies are not accepted.");
  let posted: PostedForm;
  if (type === "application/json") {
    posted = { kind: "json", fields: jsonFields(await readText(request)), files: [] };
  } else if (type === "application/x-www-form-urlencoded") {
    posted = { kind: "form", fields: urlencodedFields(await readText(request)), files: [] };
  } else if (type === "multipart/form-data") {
    posted = { kind: "form", ...(await readMultipart(request)) };
  } else {
    throw new HttpError(
      415,
      "Send application/json, application/x-www-form-urlencoded or multipart/form-data.",
    );
  }
  if (posted.fields.size > maxFields) {
    throw new HttpError(422, `A submission may have at most ${maxFields} fields.`);
  }
  return posted;
}
