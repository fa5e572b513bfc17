import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPictures } from "@kolam/content/pictures";
import { slugOf } from "@kolam/content/slug";
import type { Checkout } from "../edit.ts";

/** Fetches a file. @throws with the reason, in words for an owner */
export type FetchFile = (url: string) => Promise<Uint8Array>;

/** How many files are fetched at the same time: old hosts are slow. */
const atOnce = 6;

/** Fetches a file from the old site. */
export async function fetchFile(url: string): Promise<Uint8Array> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) }).catch((error: Error) => {
    throw new Error(error.name === "TimeoutError" ? "no answer" : "the server cannot be reached");
  });
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * The type of a file from its first bytes: old sites may return an HTML page instead of a picture.
 */
function endingOf(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 400)).toString("latin1");
  if (start.startsWith("\xff\xd8")) return "jpg";
  if (start.startsWith("\x89PNG")) return "png";
  if (start.startsWith("GIF8")) return "gif";
  if (/^RIFF.{4}WEBP/s.test(start)) return "webp";
  if (/^.{4}ftypavi[fs]/s.test(start)) return "avif";
  return /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)?(?:<!DOCTYPE svg|<svg)/is.test(
    start,
  )
    ? "svg"
    : undefined;
}

/** WordPress's copies have their size in their names. */
const sizeInName = /-\d+x\d+(?=\.\w+$)/;

/** The addresses at which a picture may be, the largest first. */
const candidates = (url: string): string[] => [...new Set([url.replace(sizeInName, ""), url])];

/** A file in a copy of WordPress's folder of uploads. */
function uploaded(folder: string, url: string): string | undefined {
  const path = decodeURI(new URL(url).pathname);
  const within = /\/uploads\/(.+)$/.exec(path)?.[1] ?? path.slice(1);
  return [within, within.replace(/^sites\/\d+\//, "")]
    .map((name) => join(folder, name))
    .find((file) => existsSync(file));
}

/** A picture that was taken, by its file, or why it was not. */
export type TakenPicture = { readonly file: string } | { readonly reason: string };

/** Where pictures come from. */
export interface PictureSource {
  readonly fetchFile: FetchFile;
  /** A copy of WordPress's folder of uploads, if there is one. */
  readonly uploads?: string | undefined;
}

async function bytesOf(url: string, { fetchFile, uploads }: PictureSource): Promise<Uint8Array> {
  let reason: unknown = new Error("it has no address");
  for (const address of candidates(url)) {
    try {
      const file = uploads === undefined ? undefined : uploaded(uploads, address);
      return file ? readFileSync(file) : await fetchFile(address);
    } catch (error) {
      reason = error;
    }
  }
  throw reason;
}

const baseOf = (url: string): string => {
  const name = new URL(url).pathname.split("/").at(-1) ?? "";
  let text = name;
  try {
    text = decodeURIComponent(name);
  } catch {}
  return slugOf(text.replace(sizeInName, "").replace(/\.\w+$/, "")) || "picture";
};

/**
 * Puts pictures of the old site into the folder of the pictures, each content once, if pages can
 * show them.
 */
export async function takePictures(
  checkout: Checkout,
  folder: string,
  urls: readonly string[],
  source: PictureSource,
): Promise<ReadonlyMap<string, TakenPicture>> {
  const read = new Map<string, { bytes: Uint8Array; ending: string }>();
  const taken = new Map<string, TakenPicture>();
  const readOne = async (url: string) => {
    try {
      const bytes = await bytesOf(url, source);
      const ending = endingOf(bytes);
      if (!ending) throw new Error("what is there is no picture");
      read.set(url, { bytes, ending });
    } catch (error) {
      taken.set(url, { reason: (error as Error).message });
    }
  };
  for (let at = 0; at < urls.length; at += atOnce)
    await Promise.all(urls.slice(at, at + atOnce).map(readOne));

  const names = new Map<string, string>();
  const byContent = new Map<string, string>();
  const trial = mkdtempSync(join(tmpdir(), "pictures-"));
  const isSame = (name: string, bytes: Uint8Array) =>
    checkout.exists(`${folder}/${name}`) &&
    readFileSync(checkout.path(`${folder}/${name}`)).equals(bytes);
  for (const url of urls) {
    const { bytes, ending = "" } = read.get(url) ?? {};
    if (!bytes) continue;
    const content = createHash("sha256").update(bytes).digest("hex");
    const base = baseOf(url);
    let name = byContent.get(content);
    for (let nth = 1; name === undefined; nth += 1) {
      const next = `${base}${nth > 1 ? `-${nth}` : ""}.${ending}`;
      const isFree = !existsSync(join(trial, next)) && !checkout.exists(`${folder}/${next}`);
      if (isFree || isSame(next, bytes)) name = next;
    }
    byContent.set(content, name);
    names.set(url, name);
    writeFileSync(join(trial, name), bytes);
  }
  const { problems } = await readPictures(trial);
  const faults = new Map(problems.map((line) => [line.split(": ")[0], line.replace(/^.*?: /, "")]));
  for (const [url, name] of names) {
    const fault = faults.get(name);
    if (fault) taken.set(url, { reason: `it ${fault}` });
    else {
      taken.set(url, { file: name });
      const bytes = readFileSync(join(trial, name));
      if (!isSame(name, bytes)) checkout.write(`${folder}/${name}`, bytes);
    }
  }
  rmSync(trial, { recursive: true });
  return taken;
}
