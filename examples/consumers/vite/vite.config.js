import { themeScript, themeScriptHash } from "@kolam/ui/theme";
import { kolamDrawings } from "@kolam/ui/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const theme = {
  name: "theme",
  transformIndexHtml: () => [{ tag: "script", children: themeScript(), injectTo: "head" }],
};

const policy = [
  "default-src 'none'",
  `script-src 'self' '${themeScriptHash}'`,
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
