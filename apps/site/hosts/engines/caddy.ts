import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { type Engine, freePort, launch, site } from "./engine.ts";

const command =
  process.env.CADDY ||
  ["/usr/bin", "/usr/local/bin", ...(process.env.PATH ?? "").split(delimiter)]
    .map((folder) => join(folder, "caddy"))
    .find(existsSync);

/** Caddy with the include that the build wrote. */
export const caddy: Engine = {
  name: "caddy",
  traits: { ranges: true, tidies: true, spellings: [301] },
  missing: command
    ? undefined
    : "Caddy is not installed: apt-get install caddy, or set CADDY to its path",
  async start(built = site) {
    const folder = mkdtempSync(join(tmpdir(), "kolam-caddy-"));
    const port = await freePort();
    const config = `
{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  bind 127.0.0.1
  root * ${resolve(built, "build-out/served")}
  import ${resolve(built, "build-out/hosts/site.caddy")}
}
`;
    const file = join(folder, "Caddyfile");
    writeFileSync(file, config);
    return launch({
      command: command ?? "caddy",
      args: ["run", "--adapter", "caddyfile", "--config", file],
      env: { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
      origin: `http://127.0.0.1:${port}`,
      folder,
    });
  },
};
