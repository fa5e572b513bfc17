import type { CSSOptions, Plugin } from "vite";
import { letterName } from "./letter-name.ts";
import { readSources } from "./source-files.ts";

type PostcssPlugin = NonNullable<Exclude<CSSOptions["postcss"], string | undefined>["plugins"]>[0];

/** Not part of a longer word: class names may hold two hyphens too. */
const property = /(?<![\w-])--[\w-]+/g;
/** A custom property as a script names it; without the quote it would be a decrement. */
const quoted = /(?<=["'`])--[\w-]+/g;
/** A script that sets or reads a custom property. */
const byScript = /Property(?:Value)?\(\s*["'`](--[\w-]+)/g;

/**
 * A short name for every custom property, the shortest for those named most often. Names that scripts
 * use stay as they are.
 * @param styles the stylesheets as they are written
 * @param scripts the scripts that run beside them
 */
export function shortPropertyNames(
  styles: readonly string[],
  scripts: readonly string[],
): ReadonlyMap<string, string> {
  const kept = new Set(
    scripts.flatMap((text) => [...text.matchAll(byScript)].map(([, name]) => name)),
  );
  const uses = new Map<string, number>();
  for (const [name] of styles.flatMap((text) => [...text.matchAll(property)])) {
    if (!kept.has(name)) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const names = [...uses]
    .toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([name], index) => [name, `--${letterName(index)}`] as const);
  return new Map(names);
}

/** Every custom property in a piece of CSS by its short name. */
export function shorten(css: string, names: ReadonlyMap<string, string>): string {
  return css.replace(property, (name) => names.get(name) ?? name);
}

/**
 * Writes custom properties by short names into the built styles: 0.85 KB less of a page's CSS. It works
 * on sources, so that a name that changes also changes the hash in the address of what holds it.
 */
export function shortCustomProperties(): { postcss: PostcssPlugin; guard: Plugin } {
  const names = shortPropertyNames(
    [...readSources("*.css").values()],
    [...readSources("*.{ts,tsx}").values()],
  );
  return {
    postcss: {
      postcssPlugin: "kolam:short-custom-properties",
      Once(sheet) {
        sheet.walkDecls((declaration) => {
          declaration.prop = shorten(declaration.prop, names);
          declaration.value = shorten(declaration.value, names);
        });
        sheet.walkAtRules(/^(?:property|container)$/, (rule) => {
          rule.params = shorten(rule.params, names);
        });
      },
    },
    guard: {
      name: "kolam:no-renamed-property",
      apply: "build",
      applyToEnvironment: (environment) => environment.config.consumer === "client",
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk") continue;
          const named = file.code.match(quoted)?.find((name) => names.has(name));
          if (named) throw new Error(`${file.fileName} names ${named}, which the styles do not.`);
        }
      },
    },
  };
}
