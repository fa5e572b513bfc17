import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:https";
import { loadSiteConfig } from "@kolam/site/config/site-config";

/** Bytes per pixel of a picture: about the weight of such photos as AVIF with quality 70. */
const bytesPerPixel = 0.1;

/** A picture of the size, and about the weight, that the photo host would send. */
function picture(width: number, height: number): string {
  const noise = randomBytes(Math.round((width * height * bytesPerPixel * 3) / 4));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><!--${noise.toString("base64")}--><rect width="100%" height="100%" fill="#567"/></svg>`;
}

/** A key and a self-signed certificate in one PEM text. Needs the `openssl` command. */
function selfSigned(): string {
  const options = "req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=localhost -keyout - -out -";
  return execFileSync("openssl", options.split(" "), { encoding: "utf8", stdio: "pipe" });
}

/**
 * Stands in for the photo host, so that photos arrive, with their usual weight, where there is no
 * network. Start the browser with {@link stubArguments} to send its requests here.
 */
export function createPhotoStub(): Server {
  const known = new Map<string, string>();
  const pem = selfSigned();
  return createServer({ key: pem, cert: pem }, (request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "https://localhost");
    const size = (name: string) => Math.min(2000, Number(searchParams.get(name)) || 640);
    const width = size("w");
    const height = size("h");
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

/**
 * The browser arguments that send requests to the photo host to the stub at a port of this machine.
 */
export function stubArguments(port: number): string[] {
  const { hostname } = new URL(loadSiteConfig().photoHost);
  const rule = `MAP ${hostname} localhost:${port}`;
  return [`--host-resolver-rules=${rule}`, "--ignore-certificate-errors"];
}
