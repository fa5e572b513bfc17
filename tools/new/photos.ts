import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A picture on the photo host, as `photos.ts` lists it. */
export interface HostedPhoto {
  readonly id: string;
  readonly alt: string;
  readonly photographer: string | null;
}

/** Wide enough for the largest place on a page, on the sharpest screens. */
const widestPixels = 2400;

/** Where the credits are, beside the pictures. */
export const creditsFile = "credits.md";

type Fetch = (url: string) => Promise<Response>;

/** A picture's entry in the list of credits. */
function creditOf(file: string, { id, photographer }: HostedPhoto, host: string): string {
  const by = photographer ?? "somebody whom the host does not name";
  return `- \`${file}\`: by ${by}, from ${new URL(host).host} (\`${id}\`)`;
}

async function fetched(url: string, fetchPhoto: Fetch): Promise<Buffer> {
  const answer = await fetchPhoto(url);
  const type = answer.headers.get("content-type") ?? "";
  if (!answer.ok || !type.startsWith("image/")) {
    throw new Error(`${url} answered ${answer.status}${type && `, ${type}`}.`);
  }
  return Buffer.from(await answer.arrayBuffer());
}

/**
 * Fetches an owner's photos from their host into the site's pictures, once each, with a list of who
 * took them. From then on no visitor's browser has to ask the host.
 * @param host the origin of the host, the setting `PHOTO_HOST`
 * @returns what has been fetched, by key, and what could not be, with the reason
 */
export async function fetchPhotos(
  photos: Readonly<Record<string, HostedPhoto>>,
  folder: string,
  host: string,
  fetchPhoto: Fetch = fetch,
) {
  mkdirSync(folder, { recursive: true });
  const written: { readonly key: string; readonly file: string; readonly alt: string }[] = [];
  const failed: string[] = [];
  const path = join(folder, creditsFile);
  const credits = existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : [];
  for (const [key, photo] of Object.entries(photos)) {
    const file = `${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.jpg`;
    if (existsSync(join(folder, file))) continue;
    try {
      const url = `${host}/${photo.id}?w=${widestPixels}&fm=jpg&q=85`;
      writeFileSync(join(folder, file), await fetched(url, fetchPhoto));
    } catch (error) {
      failed.push(`${key}: ${(error as Error).message}`);
      continue;
    }
    written.push({ key, file, alt: photo.alt });
    credits.push(creditOf(file, photo, host));
  }
  if (written.length > 0) writeFileSync(path, `${credits.join("\n")}\n`);
  return { written, failed };
}
