import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { kolamDrawings } from "@kolam/ui/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// The script that sets the theme is the only one inside the page.
const [, script = ""] = /<script>(.*?)<\/script>/s.exec(readFileSync("index.html", "utf8")) ?? [];
const hash = createHash("sha256").update(script).digest("base64");

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
  plugins: [react(), kolamDrawings()],
  preview: { headers: { "Content-Security-Policy": policy.join("; ") } },
});
