import type { KitJson } from "../../build/kit-json/kit-json.ts";
import { type App, codeOf, filesOf, named, type SourceText, stylesOf } from "./app.ts";
import { rulesOf } from "./css-rules.ts";
import type { Finding } from "./finding.ts";

const about = "styles";

const loads = (sheet: string) => (file: SourceText) =>
  new RegExp(`["'(](?:~|[^"'()]*node_modules/)?@kolam/ui/(?:dist/)?${sheet}["')]`).test(file.text);

/** A rule for elements, which a page's template brings and the kit's layers lose to. */
const elements =
  /^(?:\*|html|body|:root|h[1-6]|p|a|button|input|select|textarea|label|ul|ol|li|table|th|td|img|main|header|footer|nav)(?![\w-])/;
/** On the root and the body some things are an app's own. */
const harmless = /^(?:color-scheme|--[\w-]+|scroll-[\w-]+|overscroll-[\w-]+|-[\w-]+)$/;

/** Stylesheets whose rules for elements are outside of every layer, and so beat the kit's. */
function strongSheets(app: App): SourceText[] {
  const code = [...codeOf(app), ...filesOf(app, /\.(?:css|html?)$/)];
  const isLoaded = ({ path }: SourceText) => {
    const name = path.slice(path.lastIndexOf("/") + 1);
    return code.some((file) => file.path !== path && file.text.includes(`/${name}`));
  };
  return stylesOf(app)
    .filter(({ path }) => !/\.module\.s?css$/.test(path))
    .filter((file) =>
      rulesOf(file.text).some(
        ({ layers, selector, properties }) =>
          layers.length === 0 &&
          selector.split(",").some((one) => elements.test(one.trim())) &&
          properties.some((property) => !harmless.test(property)),
      ),
    )
    .filter(isLoaded);
}

/** The stylesheets of the used parts that an app with single ones does not load. */
function missingSheets(app: App, kit: KitJson, files: readonly SourceText[]): string[] {
  const code = codeOf(app);
  const used = kit.parts.filter((part) =>
    code.some(({ text }) => text.includes(`"${part.import}"`) || text.includes(`'${part.import}'`)),
  );
  const needed = [...new Set(used.flatMap(({ styles }) => styles))];
  return needed.filter((sheet) => !files.some(loads(`css/${sheet}\\.css`)));
}

function loadingFindings(app: App, kit: KitJson, files: readonly SourceText[]): Finding[] {
  const whole = files.filter(loads("styles\\.css"));
  if (whole.length > 0) {
    return [{ state: "fine", about, text: `${named(whole)} loads @kolam/ui/styles.css.` }];
  }
  const base = files.filter(loads("css/base\\.css"));
  if (base.length === 0) {
    return [
      {
        state: "fault",
        about,
        text: "Nothing loads the kit's stylesheet, so that its parts have no look.",
        mend: 'import "@kolam/ui/styles.css" once, before your own styles, where the app begins: the entry, the root layout, or each page\'s layout.',
      },
    ];
  }
  const missing = missingSheets(app, kit, files);
  if (missing.length === 0) {
    return [{ state: "fine", about, text: `${named(base)} loads the sheets that are needed.` }];
  }
  return [
    {
      state: "fault",
      about,
      text: `Stylesheets of parts that the app uses are not loaded: ${missing.join(", ")}.`,
      mend: `Import ${missing.map((sheet) => `"@kolam/ui/css/${sheet}.css"`).join(", ")} after css/base.css.`,
    },
  ];
}

function tailwindFindings(app: App): Finding[] {
  const sheets = stylesOf(app).filter(({ text }) => /@import\s+["']tailwindcss["']/.test(text));
  const order = /@layer[^;{]*\bbase\b[^;{]*\bk\b[^;{]*\bcomponents\b[^;{]*;/;
  const wrong = sheets.filter(({ text }) => !order.test(text));
  if (wrong.length === 0) return [];
  return [
    {
      state: "fault",
      about,
      text: `${named(wrong)} loads Tailwind without saying where the kit's layers are, so that its reset may beat the kit.`,
      mend: "Begin it with: @layer theme, base, k, components, utilities; and import the kit after tailwindcss (npx @kolam/ui show tailwind).",
    },
  ];
}

/** Whether the kit's styles are loaded, and nothing of the app's overrules them by accident. */
export function styleFindings(app: App, kit: KitJson): Finding[] {
  const files = [...codeOf(app), ...filesOf(app, /\.(?:s?css|html?)$/)];
  const strong = strongSheets(app);
  return [
    ...loadingFindings(app, kit, files),
    ...tailwindFindings(app),
    ...(strong.length > 0
      ? [
          {
            state: "warning" as const,
            about,
            text: `${named(strong)} has rules for elements outside of every layer, which beat the kit's.`,
            mend: "Delete what came with the template, or put your own rules into a layer or onto classes.",
          },
        ]
      : []),
  ];
}
