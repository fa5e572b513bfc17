import { createHash } from "node:crypto";
import { kolamDrawings } from "@kolam/ui/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const script = `const theme = localStorage.getItem("theme");
if (theme) document.documentElement.dataset.theme = theme;`;
const hash = createHash("sha256").update(script).digest("base64");

const theme = {
  name: "theme",
  transformIndexHtml: () => [{ tag: "script", children: script, injectTo: "head" }],
};

const policy = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${hash}'`,
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

export default defineConfig({
  plugins: [react(), kolamDrawings(), theme],
  preview: { headers: { "Content-Security-Policy": policy.join("; ") } },
});
