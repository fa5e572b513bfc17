import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findNginx } from "../../../../tools/install/nginx.mjs";
import { type Engine, freePort, launch, site } from "./engine.ts";

const found = findNginx();

/** nginx with the include that the build wrote, and Debian's Brotli module. */
export const nginx: Engine = {
  name: "nginx",
  traits: { ranges: true, tidies: true, spellings: [301] },
  missing:
    "path" in found
      ? undefined
      : `${found.missing}: apt-get install nginx libnginx-mod-http-brotli-static`,
  async start(built = site) {
    if (!("path" in found)) throw new Error(found.missing);
    const folder = mkdtempSync(join(tmpdir(), "kolam-nginx-"));
    const port = await freePort();
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const config = `
load_module ${found.brotli};
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off; pid ${folder}/pid; error_log stderr warn; worker_processes 1;
events { worker_connections 1024; }
http {
  include ${found.types};
  access_log off; sendfile on;
  ${temporary.join(" ")}
  server {
    listen 127.0.0.1:${port};
    root ${resolve(built, "build-out/served")};
    brotli_static on;
    include ${resolve(built, "build-out/hosts/nginx.conf")};
  }
}`;
    const file = join(folder, "nginx.conf");
    writeFileSync(file, config);
    return launch({
      command: found.path,
      args: ["-p", folder, "-c", file, "-e", "stderr"],
      origin: `http://127.0.0.1:${port}`,
      folder,
    });
  },
};
