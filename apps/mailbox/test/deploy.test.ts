import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { readConfig } from "../src/config.ts";

const root = resolve(import.meta.dirname, "../../..");
const read = (name: string) =>
  readFileSync(join(root, "apps/mailbox/deploy", name), "utf8").replace(/^#.*\n/gm, "");
const dockerfile = read("Dockerfile");
const compose = parse(read("compose.yaml"));
const settings = parseEnv(read("mailbox.env"));

it("the files for hosting set only what the mailbox, Node or Caddy reads", () => {
  const sources = join(root, "apps/mailbox/src");
  const source = globSync(["config.ts", "settings/*.ts"], { cwd: sources })
    .map((file) => readFileSync(join(sources, file), "utf8"))
    .join("");
  const names = [
    ...Object.keys(settings).filter((name) => !["MAILBOX_DOMAIN", "TZ"].includes(name)),
    ...Object.keys(compose.services.mailbox.environment),
    ...[...dockerfile.matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name),
    ...[...read("mailbox.service").matchAll(/\b([A-Z]+_[A-Z_]+)=/g)].map(([, name]) => name),
  ].filter((name) => name !== "NODE_ENV");
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(source).toContain(`"${name}"`);
  expect(read("Caddyfile")).toContain("{$MAILBOX_DOMAIN}");
});

it("the files for hosting start with the example's settings, once a password is set", () => {
  const config = readConfig({ ...settings, INBOX_TOKEN: "a-password-of-enough-letters" });
  expect(Object.values(config.keys)).toEqual(["hello@example.com", "careers@example.com"]);
  expect(config.relay?.url).toBe(settings.SMTP_URL);
  // rspamd's SPOOF_REPLYTO is for senders of a recipient's own domain.
  for (const recipient of Object.values(config.keys)) {
    expect(config.mailFrom).not.toMatch(new RegExp(`@${recipient.split("@")[1]}$`));
  }
});

it("the unit of systemd starts the mailbox again for as long as it takes, with a pause", () => {
  const [unit = "", service = ""] = read("mailbox.service").split("[Service]");
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(service).toMatch(/^Restart=always$/m);
  expect(service).toMatch(/^RestartSec=\d+$/m);
});

it("the files for hosting agree on the port, the volume and the build", () => {
  const { mailbox, caddy } = compose.services;
  const [, port = ""] = /^EXPOSE (\d+)$/m.exec(dockerfile) ?? [];
  expect(dockerfile).toContain(`MAILBOX_PORT=${port} DATA_DIR=/data`);
  expect(mailbox.expose).toEqual([port]);
  expect(read("Caddyfile")).toContain(`reverse_proxy mailbox:${port}`);
  expect(dockerfile).toContain("VOLUME /data");
  expect(mailbox.volumes).toEqual(["messages:/data"]);
  expect(resolve(root, "apps/mailbox/deploy", mailbox.build.context)).toBe(root);
  expect(existsSync(join(root, mailbox.build.dockerfile))).toBe(true);
  expect(caddy.volumes[0]).toMatch(/^\.\/Caddyfile:/);
});

it("the mailbox behind a proxy trusts it, and gets whole posts from it", () => {
  const readme = readFileSync(join(root, "apps/mailbox/README.md"), "utf8");
  const [, nginx = ""] = /```nginx\n(.*?)```/s.exec(readme) ?? [];
  const deploy = readFileSync(join(root, "docs/deploy.md"), "utf8");
  expect(compose.services.mailbox.environment.TRUST_PROXY).toBe("1");
  for (const text of [nginx, deploy, read("mailbox.service")]) {
    expect(text).toContain("TRUST_PROXY=1");
  }
  // Set once for all locations: a location that sets its own header would lose it.
  const [server = "", ...places] = nginx.split("location ");
  expect(server).toContain("proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;");
  expect(places.map((place) => place.split(" {")[0])).toEqual([
    "= /submit",
    "/mailbox",
    "= /audit",
    "= /health",
  ]);
  for (const place of places) expect(place).not.toContain("proxy_set_header");
  expect(nginx).toContain("proxy_request_buffering on;");
  expect(read("Caddyfile")).toMatch(/reverse_proxy mailbox:\d+ \{[^}]*request_buffers \d+KiB/);
});

it("the files for hosting copy files that exist, and install with this repository's pnpm", () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = ""]) =>
    files.split(" "),
  );
  expect(copied).toContain("apps/mailbox");
  for (const file of copied) expect(existsSync(join(root, file))).toBe(true);
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(dockerfile).toContain(`npx --yes ${packageManager} `);
  const images = [...dockerfile.matchAll(/^FROM (\S+)@/gm)].map(([, image]) => image);
  expect(images).toHaveLength(2);
  expect(new Set(images).size).toBe(1);
  // What is there runs TypeScript, as Node does from 22.18 on.
  expect(Number(/^node:(\d+)-alpine$/.exec(images[0] ?? "")?.[1])).toBeGreaterThanOrEqual(24);
  expect(existsSync(join(root, "apps/mailbox/src/main.ts"))).toBe(true);
});

it("the files for hosting name every image by its digest, one for each, and Renovate keeps them", () => {
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm), ["", compose.services.caddy.image]].map(
    ([, image]) => image,
  );
  for (const image of images) expect(image).toMatch(/^\w+:\d+-alpine@sha256:[\da-f]{64}$/);
  expect(new Set(images).size).toBe(2);
  expect(readFileSync(join(root, "renovate.json"), "utf8")).toContain('"docker:pinDigests"');
});
