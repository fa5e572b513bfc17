// Finds an nginx for the tests of the hosts, or installs one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { aptGet } from "./apt-get.mjs";

const packages = ["nginx", "libnginx-mod-http-brotli-static"];
const module = "ngx_http_brotli_static_module.so";

/** The value of an option with which nginx was built. */
const option = (/** @type {string} */ text, /** @type {string} */ name) =>
  new RegExp(`--${name}=(\\S+)`).exec(text)?.[1];

/**
 * An nginx that can send Brotli files: the one in `NGINX`, one on the PATH, or one in Debian's
 * folder.
 * @returns {{ path: string, brotli: string, types: string } | { missing: string }}
 */
export function findNginx() {
  const named = process.env.NGINX;
  const folders = ["/usr/sbin", "/usr/local/sbin", ...(process.env.PATH ?? "").split(delimiter)];
  const path = named || folders.map((folder) => join(folder, "nginx")).find(existsSync);
  if (!path) return { missing: "nginx is not installed" };
  const { stderr, error } = spawnSync(path, ["-V"], { encoding: "utf8" });
  if (error) return { missing: `${path} cannot be run` };
  const types = join(dirname(option(stderr, "conf-path") ?? "/etc/nginx/nginx.conf"), "mime.types");
  if (!existsSync(types)) return { missing: `nginx has no ${types}` };
  const brotli = join(option(stderr, "modules-path") ?? "/usr/lib/nginx/modules", module);
  if (!existsSync(brotli)) return { missing: `nginx has no ${brotli}` };
  return { path, brotli, types };
}

/**
 * The path of such an nginx, installed as root on Debian or Ubuntu if necessary; `undefined`, with
 * a message, otherwise.
 * @param@param {(line: string) => void} announce
 */
export function ensureNginx(announce) {
  const found = findNginx();
  if ("path" in found) return found.path;
  aptGet(packages, announce, found.missing);
  const installed = findNginx();
  if ("path" in installed) return installed.path;
  announce(`${found.missing}: its tests are skipped. Install ${packages.join(" and ")}.`);
  return undefined;
}
