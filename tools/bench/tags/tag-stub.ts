import { createHash } from "node:crypto";
import { createServer, type Server } from "node:https";
import { gzipSync } from "node:zlib";
import { selfSigned } from "../hosts/photo-stub.ts";

/**
 * The sizes of the tags' scripts in KB: as they are and compressed. Plausible's and Umami's as their trackers are
 * built, Google's as published copies of gtag.js for Analytics from 2024 are.
 */
const sizes: Readonly<Record<string, { readonly raw: number; readonly packed: number }>> = {
  "plausible.io": { raw: 7, packed: 3 },
  "cloud.umami.is": { raw: 4, packed: 2 },
  "www.googletagmanager.com": { raw: 265, packed: 92 },
};

/** Base64 without a pattern, the same in every run. */
function noise(length: number): string {
  let text = "";
  for (let at = 0; text.length < length; at += 1) {
    text += createHash("sha512").update(String(at)).digest("base64");
  }
  return text.slice(0, length);
}

/** A script of about such a size that a browser parses and runs: functions that are all called, and text. */
function scriptOf({ raw, packed }: { raw: number; packed: number }): string {
  // Text without a pattern makes up what is left when compressed; base64 keeps three quarters of its size.
  const text = noise((packed * 1024 * 0.8) / 0.76);
  let code = `{const text=${JSON.stringify(text)};let sum=text.length;`;
  for (let at = 0; code.length < raw * 1024; at += 1) {
    code += `function f${at}(a){for(let b=0;b<9;b++)a=(a*${at % 97}+b)%${1000 + at};return a}sum+=f${at}(sum);`;
  }
  return `${code}window.standIn=sum}`;
}

/** The hosts that the stub plays. */
export const taggedHosts = Object.keys(sizes);

/** Stands in for the hosts of all tags: scripts of their size, and an empty answer for what is sent. */
export function createTagStub(): Server {
  const scripts = new Map(
    Object.entries(sizes).map(([host, size]) => [host, gzipSync(scriptOf(size))]),
  );
  const pem = selfSigned();
  return createServer({ key: pem, cert: pem }, (request, response) => {
    const script = scripts.get((request.headers.host ?? "").split(":")[0] ?? "");
    response.writeHead(200, {
      "Access-Control-Allow-Origin": "*",
      "Timing-Allow-Origin": "*",
      ...(script ? { "Content-Type": "text/javascript", "Content-Encoding": "gzip" } : {}),
    });
    response.end(script);
  });
}
