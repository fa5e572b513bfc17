import { defineConfig } from "astro/config";

export default defineConfig({
  site: "https://peer.example.com",
  trailingSlash: "never",
  build: { format: "file" },
  prefetch: { prefetchAll: true },
  devToolbar: { enabled: false },
});
