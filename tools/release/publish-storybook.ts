/**
 * `node tools/release/publish-storybook.ts FOLDER VERSION`: puts the built Storybook into a folder that any static host can
 * serve: `main/` is replaced, and each release of the kit stays in a folder of its version. Every file is kept from search
 * engines, and the pages get a policy.
 */
import {
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";

/** Storybook needs inline scripts and styles, and `eval` for the controls; nothing comes from elsewhere. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://images.unsplash.com",
  "media-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' data:",
  "frame-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

/** Also for hosts that let nobody set headers. */
const meta = `<meta name="robots" content="noindex"><meta http-equiv="Content-Security-Policy" content="${policy}">`;

const headers = `/*
  Content-Security-Policy: ${policy}; frame-ancestors 'self'
  X-Robots-Tag: noindex
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
`;

const isVersion = (name: string) => /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(name);
const newestFirst = new Intl.Collator("en", { numeric: true }).compare;

/** Puts a built Storybook into a folder to be served, beside the others there. */
export function publishStorybook(storybook: string, folder: string, version: string): void {
  if (version !== "main" && !isVersion(version)) {
    throw new Error(`“${version}” is neither main nor a version such as 1.2.3.`);
  }
  const target = join(folder, version);
  rmSync(target, { recursive: true, force: true });
  cpSync(storybook, target, { recursive: true });
  for (const name of globSync("**/*.html", { cwd: target })) {
    const page = join(target, name);
    const html = readFileSync(page, "utf8");
    writeFileSync(
      page,
      html.replace(/<head>|(?=<meta charset)/, (head) => `${head}${meta}`),
    );
  }
  const versions = readdirSync(folder)
    .filter(isVersion)
    .sort((a, b) => newestFirst(b, a));
  const links = [...(existsSync(join(folder, "main")) ? ["main"] : []), ...versions].map(
    (name) => `<li><a href="${name}/">${name}</a></li>`,
  );
  const files = {
    "index.html": `<!doctype html><html lang="en"><head>${meta}<meta charset="utf-8"><title>Storybook</title></head><body><h1>Storybook of the kit</h1><ul>${links.join("")}</ul></body></html>\n`,
    "robots.txt": "User-agent: *\nDisallow: /\n",
    _headers: headers,
    ".nojekyll": "",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

if (import.meta.main) {
  const [folder = "", version = ""] = process.argv.slice(2);
  if (!folder) throw new Error("Usage: node tools/release/publish-storybook.ts FOLDER VERSION");
  const storybook = resolve(import.meta.dirname, "../../storybook-static");
  publishStorybook(storybook, resolve(folder), version);
}
