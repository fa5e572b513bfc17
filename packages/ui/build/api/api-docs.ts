import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { accessMarkdown } from "./access-docs.ts";
import { type ComponentDoc, readKit } from "./kit.ts";
import { cell, code, file, table } from "./markdown.ts";
import type { Prop } from "./props.ts";
import { rules } from "./rules.ts";
import { tokensMarkdown } from "./token-docs.ts";
import { importsFor } from "./usage.ts";

const kit = join(import.meta.dirname, "../..");
const runs = {
  server: "server component",
  mixed: "server component with client parts",
  client: "client component",
} as const;

/** What a prop is for, with what each of its values means. */
const description = ({ doc, valueDocs }: Prop) =>
  [doc, ...Object.entries(valueDocs).map(([value, words]) => `\`${value}\`: ${words}.`)].join(" ");

function nativeLine(native: readonly string[]): string[] {
  const whole = native.filter((element) => !element.includes(" of "));
  const parts = native.filter((element) => element.includes(" of "));
  const accepted = [
    ...whole.map((element) => `every native attribute of \`<${element}>\` except \`style\``),
    ...(parts.length > 0
      ? [`the native ${parts.map((part) => code(part.split(" of ")[0] ?? "")).join(", ")}`]
      : []),
  ];
  return accepted.length > 0 ? ["", `Also takes ${accepted.join(" and ")}.`] : [];
}

function section(doc: ComponentDoc): string[] {
  const { own, native } = doc.props;
  const axisNames = doc.axes.map(({ name }) => name);
  const props = own.filter(({ name }) => !axisNames.includes(name));
  return [
    `## ${doc.name}`,
    "",
    `${doc.group} · ${runs[doc.runs]} · since ${doc.since} · styles: ${doc.styles.join(", ") || "none"}`,
    "",
    doc.doc,
    "",
    `**When:** ${doc.when} **When not:** ${doc.whenNot}`,
    ...(doc.alsoCalled.length > 0 ? ["", `**Also called:** ${doc.alsoCalled.join(", ")}.`] : []),
    ...(doc.notes ?? []).flatMap((note) => ["", note]),
    "",
    `**Accessibility:** ${doc.accessibility}`,
    "",
    ...doc.examples.map(({ kind, text }) => `- **${kind === "do" ? "Do" : "Don't"}:** ${text}`),
    "",
    "```tsx",
    importsFor(doc.usage),
    "",
    doc.usage.replace(/>$/, ">;"),
    "```",
    ...table(
      ["Variant", "Value", "", "Description"],
      doc.axes.flatMap((axis) => [
        [code(axis.name), "", "", cell(axis.doc)],
        ...axis.values.map(({ name, doc: words }) => [
          "",
          code(name),
          name === axis.defaultValue ? "default" : "",
          cell(words),
        ]),
      ]),
    ),
    ...table(
      ["Prop", "Type", "Default", "Description"],
      props.map((prop) => [
        code(prop.name),
        code(prop.type),
        prop.required ? "required" : prop.defaultValue ? code(prop.defaultValue) : "",
        cell(description(prop)),
      ]),
    ),
    ...nativeLine(native),
    ...doc.types.flatMap(({ source }) => ["", "```ts", source, "```"]),
    ...table(
      ["Part", "Description"],
      doc.anatomy.map(({ name, text }) => [cell(name), cell(text)]),
    ),
    ...table(
      ["Key", "Action"],
      doc.keyboard.map(({ keys, text }) => [keys.map(code).join(", "), cell(text)]),
    ),
    "",
  ];
}

/** `docs/api.md`: every component with its variants, props and guidance. */
export function apiMarkdown(docs: readonly ComponentDoc[]): string {
  return file([
    "# Components",
    "",
    "Generated from the sources by `pnpm generate`. Links take `href`, or `link` with an element from",
    "your router. Every component passes `id`, `ref`, `className`, `data-*`, `aria-*` and events on to its root; a",
    "field passes them to its control, and `className` to the frame around it. _Styles_ lists the stylesheets that a component needs, in order, for apps that load",
    "`@kolam/ui/css/base.css` and `@kolam/ui/css/<name>.css` instead of the whole `styles.css`.",
    "",
    ...docs.flatMap(section),
  ]);
}

const firstSentence = (text: string) => /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;

/** Links to the guides, by their titles. */
function guideLinks(): string[] {
  return globSync("docs/guides/*.mdx", { cwd: kit })
    .sort()
    .map((guide) => {
      const [, title] = /^# (.+)$/m.exec(readFileSync(join(kit, guide), "utf8")) ?? [];
      return `[${title}](${guide})`;
    });
}

/**
 * Where the published Storybook is, from `storybook` in the kit's package.json, or that it is not
 * published.
 */
const storybookLine = (): string =>
  manifest.storybook
    ? `Storybook, with every component and the theme studio: <${manifest.storybook}>, and below it the versions of the kit.`
    : "Storybook is not published yet: start it with `pnpm storybook` in the repository.";

/** The README with the line about Storybook between its marks. */
const readme = () =>
  readFileSync(join(kit, "README.md"), "utf8").replace(
    /(?<=<!-- storybook, by pnpm generate -->\n)[^\n]*/,
    storybookLine(),
  );

/** `llms.txt`: what a language model needs to know to use the kit, with links to the rest. */
export function llmsText(docs: readonly ComponentDoc[]): string {
  const groups = new Map<string, ComponentDoc[]>();
  for (const doc of docs) groups.set(doc.group, [...(groups.get(doc.group) ?? []), doc]);
  return file([
    "# @kolam/ui",
    "",
    "> Accessible React 19 components, design tokens and the kolam motif for agency sites. The kit contains",
    "> no brand, text, router or network code: the app supplies them.",
    "",
    ...rules.map((rule) => `- ${rule}`),
    "- Ask the kit: `npx @kolam/ui search WORDS`, `npx @kolam/ui show PricingCard`, `npx @kolam/ui doctor`; with `--json` as data.",
    "- Everything in one file: `@kolam/ui/kit.json`, described by `@kolam/ui/kit.schema.json`.",
    "- Props of all components: [docs/api.md](docs/api.md).",
    "- Every custom property with its values: [docs/tokens.md](docs/tokens.md); in the DTCG format (2025.10), with the",
    "  themes as contexts: `tokens.resolver.json`; one theme: `tokens.light.json`, `tokens.dark.json`.",
    `- Guides: ${guideLinks().join(", ")}.`,
    `- ${storybookLine()}`,
    "",
    ...[...groups].flatMap(([group, members]) => [
      `## ${group}`,
      "",
      ...members.map(
        ({ name, doc }) => `- [${name}](docs/api.md#${name.toLowerCase()}): ${firstSentence(doc)}`,
      ),
      "",
    ]),
  ]);
}

/** The generated files, by path in the kit's folder. */
export async function apiFiles(): Promise<Record<string, string>> {
  const docs = await readKit();
  return {
    "docs/access.md": accessMarkdown(docs),
    "docs/api.md": apiMarkdown(docs),
    "docs/tokens.md": tokensMarkdown(docs),
    "llms.txt": llmsText(docs),
    "README.md": readme(),
  };
}
