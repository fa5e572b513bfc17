import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HostRules } from "@kolam/site/build/hosting/host-rules";
import { fileOf } from "@kolam/site/build/prerender/page-file";

/** In what each subject is taken: the themes of the toolbar, of the system on the site. */
export const themes = ["light", "dark", "contrast"] as const;
export type Theme = (typeof themes)[number];

/** The themes and window widths, in CSS pixels, in which subjects are taken. */
export interface Looks {
  readonly themes: readonly Theme[];
  readonly widths: readonly number[];
}

/** For a comparison: a phone and a laptop. */
export const compared: Looks = { themes, widths: [390, 1280] };

/** For all pages, without a comparison: phone, tablet, laptop, large desktop. */
export const overview: Looks = { themes: ["light", "dark"], widths: [390, 768, 1280, 1920] };

/** A subject of screenshots before and after: a story or a page of the site. */
export interface Subject {
  /** Of a story its id. */
  readonly id: string;
  /** The component or page that it is listed under. */
  readonly component: string;
  readonly name: string;
  /** Its address on its server. */
  readonly address: (theme: Theme) => string;
  /** The file that it is made from, for its commits. */
  readonly source: string;
}

export const byId = (subjects: readonly Subject[]): Map<string, Subject> =>
  new Map(subjects.map((subject) => [subject.id, subject]));

interface Story {
  readonly id: string;
  readonly type: "story" | "docs";
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
}

/** Every matrix and every page of a built Storybook. */
export function storiesIn(storybook: string): Subject[] {
  const { entries }: { entries: Readonly<Record<string, Story>> } = JSON.parse(
    readFileSync(join(storybook, "index.json"), "utf8"),
  );
  return Object.values(entries)
    .filter(({ id, type }) => type === "story" && /--all-variants$|^pages-/.test(id))
    .map(({ id, title, name, importPath }) => ({
      id,
      name,
      component: title,
      source: importPath,
      // axe, which looks at each story once it is shown, would take three times as long as the
      // picture.
      address: (theme) =>
        `/iframe.html?viewMode=story&id=${id}&globals=theme:${theme};motion:reduce;a11y.manual:!true`,
    }));
}

/** The parts of a page that change with every code change: names of files and of the build. */
const withoutNames = (html: string) =>
  html.replace(/\/(assets|cards|pictures)\/[\w.-]+|data-build="[^"]*"/g, "$1");

function pathsOf(site: string): readonly string[] {
  const rules: HostRules = JSON.parse(
    readFileSync(join(site, "build-out/host-rules.json"), "utf8"),
  );
  return rules.pages;
}

const pageOf = (path: string): Subject => ({
  id: `site${path}`,
  component: "The built site",
  name: path,
  address: () => path,
  source: "",
});

/** Every page of the built site, and the one for addresses that lead nowhere. */
export const pagesIn = (site: string): Subject[] => [...pathsOf(site), "/no-such-page"].map(pageOf);

/** The pages of the built site whose HTML, with its styles, is not the same in both. */
export function changedPages(before: string, after: string): [Subject[], Subject[]] {
  const read = (site: string) => {
    const htmlOf = (path: string) => readFileSync(join(site, "dist", fileOf(path)), "utf8");
    return new Map(pathsOf(site).map((path) => [path, withoutNames(htmlOf(path))]));
  };
  const old = read(before);
  const now = read(after);
  const subjects = (own: Map<string, string>, other: Map<string, string>) =>
    [...own.keys()].filter((path) => own.get(path) !== other.get(path)).map(pageOf);
  return [subjects(old, now), subjects(now, old)];
}
