import react from "@astrojs/react";
import { themeScriptHash } from "@kolam/ui/theme";
import { defineConfig, envField, fontProviders } from "astro/config";

/** A face of one of the two families, from its package. */
const face = (file, weight) => ({ src: [`@fontsource/${file}`], weight, style: "normal" });

export default defineConfig({
  site: "https://kerfmark.example",
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "always" },
  integrations: [react()],
  // Its colours would be style attributes, which the policy forbids; no article has code.
  markdown: { syntaxHighlight: false },
  env: {
    schema: {
      // Where forms are posted to: the address of a form-to-email service.
      FORM_ACTION: envField.string({
        context: "server",
        access: "public",
        default: "/contact/sent",
      }),
    },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: "Barlow",
      cssVariable: "--font-text",
      fallbacks: ["sans-serif"],
      options: {
        variants: [
          face("barlow/files/barlow-latin-400-normal.woff2", 400),
          face("barlow/files/barlow-latin-600-normal.woff2", 600),
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: "Barlow Condensed",
      cssVariable: "--font-display",
      fallbacks: ["sans-serif"],
      options: {
        variants: [face("barlow-condensed/files/barlow-condensed-latin-600-normal.woff2", 600)],
      },
    },
  ],
  // Astro adds the hashes of its own scripts and styles; the theme's script is ours to name.
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
      ],
      scriptDirective: { hashes: [themeScriptHash] },
    },
  },
});
