import { dirname, relative } from "node:path";
import { folders, language, site } from "@kolam/resolve/current";
import { fileOf } from "@kolam/resolve/places";
import type { StorybookConfig } from "@storybook/react-vite";
import { namedByExport } from "./named-by-export.ts";

/** Where the chosen site is, from here. */
const siteFolder = relative(import.meta.dirname, folders.site).replaceAll("\\", "/");

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../packages/ui/docs/*.mdx",
    // Read in the package too, where Storybook's imports would be in the way: the title is made of
    // the file's name.
    { directory: "../packages/ui/docs/guides", files: "*.mdx", titlePrefix: "Guides" },
    "./docs/*.mdx",
    "../packages/ui/src/**/*.stories.tsx",
    "../packages/ui/bands/*/*.stories.tsx",
    "../packages/ui/studio/**/*.stories.tsx",
    "../apps/site/src/**/*.stories.tsx",
    `${siteFolder}/{pages,drawings}/**/*.stories.tsx`,
  ],
  // The sidebar is a separate page and loads the brand's fonts from here.
  staticDirs: [{ from: dirname(fileOf("@site/fonts.css", site, language)), to: "/brand-fonts" }],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "storybook-addon-pseudo-states",
  ],
  // Tests show no tables of props.
  typescript: { reactDocgen: process.env.VITEST ? false : "react-docgen" },
  experimental_indexers: (indexers = []) => indexers.map(namedByExport),
  // Examples are on the docs page only; as separate stories they would be taken for advice.
  tags: {
    do: { excludeFromSidebar: true, excludeFromDocsStories: true },
    dont: { excludeFromSidebar: true, excludeFromDocsStories: true },
  },
  async managerHead(head = "") {
    const { brandTheme } = await import("./brand-theme.ts");
    const theme = JSON.stringify(brandTheme("light")).replaceAll("<", "\\u003c");
    return `${head}<script>window.siteTheme = ${theme};</script>`;
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  async viteFinal(viteConfig) {
    // First, since the others import the lists of the pages.
    const { setup: writeLists } = await import("@kolam/site/build/vitest-setup");
    writeLists();
    const { allSites } = await import("@kolam/resolve/sites");
    const { siteAlias, siteWords } = await import("@kolam/resolve/vite");
    const { writeBrand } = await import("@kolam/site/build/brand/write-brand");
    const { siteDefines } = await import("@kolam/site/config/defines");
    const { drawings } = await import("@kolam/site/build/outputs/drawings/drawings");
    const { drawingModules } = await import("@kolam/site/build/outputs/drawings/drawing-modules");
    const { pictures } = await import("@kolam/site/build/outputs/pictures/pictures-plugin");
    const { kolamDrawings } = await import("@kolam/ui/vite");
    const { kitDocsPlugin } = await import("./docs/kit-docs-plugin.ts");
    for (const each of allSites()) writeBrand(each);
    const alias = viteConfig.resolve?.alias ?? [];
    return {
      ...viteConfig,
      resolve: {
        ...viteConfig.resolve,
        alias: [
          ...siteAlias,
          ...(Array.isArray(alias)
            ? alias
            : Object.entries(alias).map(([find, replacement]) => ({ find, replacement }))),
        ],
      },
      define: {
        ...viteConfig.define,
        ...siteDefines("serve"),
        "import.meta.env.STORYBOOK_SITE": JSON.stringify(site.name),
      },
      plugins: [
        siteWords(),
        ...(viteConfig.plugins ?? []),
        kolamDrawings(),
        drawingModules(),
        drawings({ storybook: true }),
        pictures({ storybook: true }),
        kitDocsPlugin(),
      ],
    };
  },
};

export default config;
