// `node tools/run/output.mjs [SITE]`: the folder with the site's `dist` and `build-out`, for
// workflows that pass a build on. From the root, with slashes.
import { relative } from "node:path";
import { root } from "../install/command.mjs";
import { chosenSite, takeSite } from "./take-site.mjs";

takeSite();
const site = await chosenSite();
const { foldersOf } = await import("../../packages/resolve/places.ts");
console.log(relative(root, foldersOf(site).output).replaceAll("\\", "/"));
