import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:https";
import { selfSigned } from "./self-signed.ts";

/**
 * Bytes of a picture per pixel: what photos of this kind weigh as AVIF at quality 70. Only the order of
 * size counts, since every page in a run gets its pictures from here.
 */
const bytesPerPixel = 0.1;

/** A picture of the size and about the weight that the photo host would send. */
function picture(width: number, height: number): string {
  const noise = randomBytes(Math.round((width * height * bytesPerPixel * 3) / 4));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><!--${noise.toString("base64")}--><rect width="100%" height="100%" fill="#567"/></svg>`;
}

/**
 * Stands in for the photo host, so that pictures arrive and have their weight where there is no
 * network. The browser is told to look for the host here; see `browserArguments`.
 */
export function createPhotoStub(): Server {
  const known = new Map<string, string>();
  return createServer(selfSigned(), (request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "https://localhost");
    const size = (name: string) => Math.min(2000, Number(searchParams.get(name)) || 640);
    const [width, height] = [size("w"), size("h")];
    const key = `${width}x${height}`;
    const body = known.get(key) ?? picture(width, height);
    known.set(key, body);
    response.writeHead(200, {
      "Content-Type": "image/svg+xml",
      "Content-Length": Buffer.byteLength(body),
      "Cache-Control": "public, max-age=31536000",
      "Access-Control-Allow-Origin": "*",
    });
    response.end(body);
  });
}

/** What a browser must be started with to find the stub at a port in the photo host's place. */
export function browserArguments(photoHost: string, port: number): string[] {
  return [
    `--host-resolver-rules=MAP ${new URL(photoHost).hostname} localhost:${port}`,
    "--ignore-certificate-errors",
  ];
}
