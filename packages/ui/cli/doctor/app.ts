import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { Refused } from "../refused.ts";

/** A text file of an app. */
export interface SourceText {
  /** Relative to the app, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** What the doctor knows about an app: read, never run. */
export interface App {
  readonly folder: string;
  /** The packages that its package.json names, with the versions that it asks for. */
  readonly wants: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
  /** Its sources and settings. */
  readonly files: readonly SourceText[];
  /** The folder of a package as Node finds it from the app, or from another package's folder. */
  readonly find: (name: string, from?: string) => string | undefined;
  /** The installed version of a package. */
  readonly version: (name: string) => string | undefined;
}

/** Folders of what is installed, built or tests something. */
const skipped =
  /^(?:node_modules|dist|build|out|coverage|storybook-static|tests?|__tests__|e2e|\..+)$/;
/** Folders with a dot that have settings. */
const settings = /^\.(?:storybook|github)$/;
const texts =
  /\.(?:[cm]?[jt]sx?|astro|mdx|css|scss|html?|toml|conf)$|^(?:_headers|vercel\.json|tsconfig.*\.json|\.htaccess|nginx.*)$/;
const tests = /\.(?:test|spec|stories)\.\w+$/;
/** Large files are bundles or data. */
const LARGEST = 500_000;

function readTexts(folder: string, from = folder): SourceText[] {
  return readdirSync(from, { withFileTypes: true }).flatMap((entry) => {
    const path = join(from, entry.name);
    if (entry.isDirectory()) {
      const isRead = !skipped.test(entry.name) || settings.test(entry.name);
      return isRead ? readTexts(folder, path) : [];
    }
    if (!entry.isFile() || !texts.test(entry.name) || tests.test(entry.name)) return [];
    const text = readFileSync(path, "utf8");
    if (text.length > LARGEST) return [];
    return [{ path: relative(folder, path).split(sep).join("/"), text }];
  });
}

function findFrom(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, "node_modules", name);
    if (existsSync(join(place, "package.json"))) return realpathSync(place);
    if (folder === dirname(folder)) return undefined;
  }
}

/** Reads an app. @throws {Refused} if the folder has no package.json that can be read */
export function readApp(folder: string): App {
  const home = resolve(folder);
  const manifest = join(home, "package.json");
  if (!existsSync(manifest)) {
    throw new Refused(`There is no package.json in ${home}. Run this in the folder of an app.`);
  }
  const { dependencies, devDependencies, scripts } = JSON.parse(readFileSync(manifest, "utf8"));
  const find = (name: string, from = home) => findFrom(name, from);
  return {
    folder: home,
    wants: { ...devDependencies, ...dependencies },
    scripts: scripts ?? {},
    files: readTexts(home),
    find,
    version: (name) => {
      const place = find(name);
      return place && JSON.parse(readFileSync(join(place, "package.json"), "utf8")).version;
    },
  };
}

/** The app's files whose name matches. */
export const filesOf = ({ files }: App, name: RegExp): SourceText[] =>
  files.filter(({ path }) => name.test(path));

/** Code and pages, which import things. */
export const codeOf = (app: App): SourceText[] => filesOf(app, /\.(?:[cm]?[jt]sx?|astro|mdx)$/);

/** Stylesheets, without their comments. */
export const stylesOf = (app: App): SourceText[] =>
  filesOf(app, /\.s?css$/).map(({ path, text }) => ({
    path,
    text: text.replace(/\/\*.*?\*\//gs, ""),
  }));

/** Names of a few files as words. */
export function named(files: readonly Pick<SourceText, "path">[]): string {
  const paths = [...new Set(files.map(({ path }) => path))];
  const rest = paths.length > 3 ? ` and ${paths.length - 3} more` : "";
  return `${paths.slice(0, 3).join(", ")}${rest}`;
}
