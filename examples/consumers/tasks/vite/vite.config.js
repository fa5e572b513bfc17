import { themeScript, themeScriptHash } from "@kolam/ui/theme";
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
  "frame-src https://maps.example",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

export default defineConfig({
  plugins: [react(), theme],
  preview: { headers: { "Content-Security-Policy": policy.join("; ") } },
});
