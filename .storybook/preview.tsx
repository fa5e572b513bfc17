import { showBrand } from "@kolam/ui/studio/preview/brand-sheet";
import { withTexts } from "@kolam/ui/testing/texts";
import type { Decorator, Preview } from "@storybook/react-vite";
import { type ComponentProps, lazy, Suspense, useLayoutEffect } from "react";
import { configure } from "storybook/test";
import { brandCssOf, firstBrand, toolbarBrands } from "./brands.ts";
import { isTestRun } from "./checked-themes.ts";
import { kitArgTypes } from "./docs/arg-types.ts";
import { checkEveryTheme } from "./every-theme.ts";
import { expectIntact } from "./intact.ts";
import { type ToolbarTheme, themeAttributes, toolbarThemes } from "./themes.ts";
import "./page-styles.ts";
import "./docs.css";

// Stories wait for events, however busy the machine is: the timeout only ends one that hangs.
configure({ asyncUtilTimeout: 30_000 });

function useRootAttributes(attributes: Readonly<Record<string, string>>): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) root.removeAttribute(name);
    };
  });
}

/** Applies the toolbar's choices to the root element, where the kit's tokens read them. */
const withToolbar: Decorator = (Story, { globals }) => {
  const theme = (globals.theme as ToolbarTheme | undefined) ?? "light";
  useRootAttributes({
    ...themeAttributes[theme],
    dir: globals.direction === "rtl" ? "rtl" : "ltr",
    ...(globals.motion === "reduce" ? { "data-motion": "reduce" } : {}),
  });
  const css = brandCssOf(globals);
  // Another brand's tokens come after the kit's, as that brand's stylesheet would.
  useLayoutEffect(() => showBrand(document, css), [css]);
  return <Story />;
};

// Loaded with the first docs page, so that stories and their tests do not wait for it.
const DocsPage = lazy(() => import("./docs/page.tsx"));
const DocsContainer = lazy(() => import("./docs/container.tsx"));
const DocsCode = lazy(() => import("./docs/code.tsx"));

/** A menu of the toolbar, of titles by value. */
const menu = (title: string, icon: string, titles: Readonly<Record<string, string>>) => {
  const items = Object.entries(titles).map(([value, title]) => ({ value, title }));
  return { toolbar: { title, icon, items, dynamicTitle: true } };
};

const brandTitles = Object.fromEntries(
  Object.entries(toolbarBrands).map(([value, { title }]) => [value, title]),
);

const preview: Preview = {
  tags: ["autodocs"],
  argTypesEnhancers: [kitArgTypes],
  decorators: [withTexts, withToolbar],
  afterEach: isTestRun ? [checkEveryTheme, expectIntact] : expectIntact,
  initialGlobals: {
    theme: "light",
    brand: firstBrand,
    // The theme studio's choices as a code, so that the address carries them.
    studio: "",
    direction: "ltr",
    texts: "own",
    motion: "full",
  },
  globalTypes: {
    theme: menu("Theme", "contrast", toolbarThemes),
    brand: menu("Brand", "paintbrush", brandTitles),
    direction: menu("Direction", "transfer", { ltr: "Left to right", rtl: "Right to left" }),
    texts: menu("Texts", "paragraph", {
      own: "Own texts",
      long: "Long texts",
      arabic: "In Arabic letters",
    }),
    motion: menu("Motion", "lightning", { full: "Motion", reduce: "Reduced motion" }),
  },
  parameters: {
    a11y: { test: isTestRun ? "off" : "error" },
    controls: { expanded: true },
    docs: {
      components: { code: DocsCode },
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
      container: (props: ComponentProps<typeof DocsContainer>) => (
        <Suspense>
          <DocsContainer {...props} />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          "Introduction",
          "Theme studio",
          "Tokens",
          ["Colour", "Type", "Space", "Motion", "Motif", "Reference"],
          "Foundations",
          "Actions",
          "Forms",
          "Feedback",
          "Navigation",
          "Disclosure",
          "Overlays",
          "Cards",
          "Content",
          "Text",
          "Media",
          "Page",
          "Bands",
          "Layout",
          "Hooks",
          "Guides",
          // What an app needs first: its look, then its framework, then single questions.
          [
            "What the kit covers",
            "Accessibility status",
            "brand",
            "fonts",
            "theme-switch",
            "brand-on-a-part",
            "layers",
            "tailwind",
            "vite",
            "react-router",
            "next",
            "astro",
            "server-components",
            "forms",
            "right-to-left",
            "strict-policies",
            "testing",
            "storybook",
          ],
          "Pages",
          "Site",
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: "Phone", styles: { width: "390px", height: "844px" }, type: "mobile" },
        small: { name: "Small phone", styles: { width: "320px", height: "640px" }, type: "mobile" },
        tablet: { name: "Tablet", styles: { width: "768px", height: "1024px" }, type: "tablet" },
        desktop: { name: "Desktop", styles: { width: "1280px", height: "800px" }, type: "desktop" },
      },
    },
  },
};

export default preview;
