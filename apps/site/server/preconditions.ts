import type { IncomingHttpHeaders } from "node:http";
import type { Representation, StoredFile } from "./file-store.ts";

/** The encodings a client accepts, `q=0` excluded. */
function accepted(header: string | undefined): ReadonlySet<string> {
  const names = (header ?? "").split(",").map((part) => {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? "" : name;
  });
  return new Set(names);
}

/**
 * The best representation of a file for a request. Ranges are taken from the uncompressed one only.
 */
export function choose(file: StoredFile, headers: IncomingHttpHeaders): Representation {
  if (headers.range !== undefined) return file.plain;
  const accepts = accepted(headers["accept-encoding"]?.toString());
  return file.compressed.find(({ encoding = "" }) => accepts.has(encoding)) ?? file.plain;
}

/** Whether the client's copy is still current (RFC 9110, section 13). */
export function isFresh(file: StoredFile, etag: string, headers: IncomingHttpHeaders): boolean {
  const known = headers["if-none-match"];
  if (known !== undefined) {
    return known.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
  }
  return file.modified.getTime() <= Date.parse(headers["if-modified-since"] ?? "");
}

/** First and last byte of a range, both included. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * The range that a request asks for. `"none"` means the whole file, also for a malformed range,
 * several ranges or a range of another version; `"unsatisfiable"` a range past the end.
 */
export function partOf(
  representation: Representation,
  headers: IncomingHttpHeaders,
): Part | "none" | "unsatisfiable" {
  const condition = headers["if-range"];
  if (condition !== undefined && condition !== representation.etag) return "none";
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? "") ?? [];
  if (from === "" && to === "") return "none";
  const size = representation.data.length;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(from) > Number(to)) return "none";
  return start > end ? "unsatisfiable" : { start, end };
}
