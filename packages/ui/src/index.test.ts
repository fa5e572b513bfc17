import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import * as kit from "./index.ts";

/** The exports that other projects rely on. */
const names = [
  "Accordion",
  "Alert",
  "ArticleCard",
  "Avatar",
  "Badge",
  "Banner",
  "BarList",
  "Bento",
  "BentoItem",
  "Breadcrumbs",
  "Button",
  "ButtonLink",
  "CallToAction",
  "Card",
  "CardGrid",
  "CaseSummary",
  "Checkbox",
  "CheckboxGroup",
  "ConsentBanner",
  "ConsentChoices",
  "ContactDetails",
  "ContactLayout",
  "Container",
  "Contents",
  "DeviceFrame",
  "Dialog",
  "Drawer",
  "Embed",
  "ErrorSummary",
  "FeatureCard",
  "FileField",
  "Film",
  "FloatingAction",
  "FormRow",
  "Grid",
  "Hero",
  "Icon",
  "IconButton",
  "JobCard",
  "Lightbox",
  "LineChart",
  "LinkList",
  "LogoCloud",
  "Motif",
  "NavigationMenu",
  "Newsletter",
  "NotFound",
  "Pagination",
  "PersonCard",
  "Photo",
  "PlatformCard",
  "PriceTag",
  "PricingCard",
  "ProcessStep",
  "Progress",
  "Prose",
  "RadioGroup",
  "Rating",
  "ScoreDial",
  "SearchField",
  "Section",
  "Select",
  "ServiceCard",
  "ShareLinks",
  "SiteFooter",
  "SiteHeader",
  "SkipLink",
  "Stack",
  "Stage",
  "StatFigure",
  "StatusBadge",
  "Stepper",
  "Switch",
  "Table",
  "Tabs",
  "Tag",
  "Testimonial",
  "TextArea",
  "TextField",
  "ThemeSwitch",
  "Timeline",
  "Toast",
  "Tooltip",
  "Track",
  "VisuallyHidden",
] as const;

const exported: Readonly<Record<string, unknown>> = { ...kit };

const kebab = (name: string) => name.replace(/(?<!^)([A-Z])/g, "-$1").toLowerCase();

describe("the kit's entry", () => {
  it.each(names)("exports %s, which also has its own subpath", async (name) => {
    expect(exported[name]).toBeTypeOf("function");
    const alone: Record<string, unknown> = {
      ...(await import(`./${kebab(name)}/${kebab(name)}.tsx`)),
    };
    expect(alone[name]).toBe(exported[name]);
  });

  it("exports every component folder that has stories", () => {
    const entry = readFileSync(resolve(import.meta.dirname, "index.ts"), "utf8");
    const left = readdirSync(import.meta.dirname, { withFileTypes: true })
      .filter((folder) => folder.isDirectory())
      .map(({ name }) => name)
      .filter((name) => existsSync(resolve(import.meta.dirname, name, `${name}.stories.tsx`)))
      .filter((name) => !entry.includes(`"./${name}/${name}.tsx"`));
    expect(left).toEqual([]);
  });

  const components = Object.keys(exported).filter((name) => /^[A-Z][A-Za-z]*[a-z]/.test(name));

  it.each(components)("exports the props of %s", (name) => {
    const read = (file: string) => readFileSync(resolve(import.meta.dirname, file), "utf8");
    const declaration = new RegExp(`^export (interface|type) ${name}Props\\b`, "m");
    const files = globSync("*/*.{ts,tsx}", { cwd: import.meta.dirname });
    const declaring = files.find((file) => declaration.test(read(file))) ?? "nowhere";
    const entry = read("index.ts");
    const named = new RegExp(`\\b${name}Props\\b`).test(entry);
    expect(named || entry.includes(`export * from "./${declaring}"`), declaring).toBe(true);
  });

  it("has stories for every component", () => {
    const missing = names
      .map(kebab)
      .filter((name) => !existsSync(resolve(import.meta.dirname, name, `${name}.stories.tsx`)));
    expect(missing).toEqual([]);
  });
});
