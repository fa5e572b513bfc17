import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import manifest from "../../package.json" with { type: "json" };

const examples = resolve(import.meta.dirname, "../../../../examples");
const made: string[] = [];

/** An app in a folder of its own, in which packages have a manifest and no code. */
export class AppFixture {
  readonly folder = mkdtempSync(join(tmpdir(), "kolam-app-"));

  constructor(packages: Readonly<Record<string, string>>) {
    made.push(this.folder);
    this.write("package.json", JSON.stringify({ dependencies: packages }));
    for (const [name, version] of Object.entries(packages)) this.install(name, version);
    const { name, version, publishConfig } = manifest;
    const kit = JSON.stringify({ name, version, exports: publishConfig.exports });
    this.write("node_modules/@kolam/ui/package.json", kit);
  }

  /** Writes a file. */
  write(path: string, text: string): this {
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return this;
  }

  /** Replaces a text that has to be in a file. */
  edit(path: string, from: string, to: string): this {
    const text = readFileSync(join(this.folder, path), "utf8");
    if (!text.includes(from)) throw new Error(`${path} has no ${from}.`);
    return this.write(path, text.replaceAll(from, to));
  }

  /** Removes a file or a folder. */
  remove(path: string): this {
    rmSync(join(this.folder, path), { recursive: true });
    return this;
  }

  /** Installs the manifest of a package, in the app or in another package. */
  install(name: string, version: string, of = ""): this {
    const home = join(of && `node_modules/${of}`, "node_modules", name, "package.json");
    return this.write(home, JSON.stringify({ name, version }));
  }
}

/**
 * One of the apps that `pnpm test consumers` builds, or the second agency's site, with the packages
 * that its manifest names.
 */
export function exampleApp(path: string, sources?: string): AppFixture {
  const from = join(examples, path);
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(from, "package.json"), "utf8"),
  );
  const app = new AppFixture({
    ...dependencies,
    ...devDependencies,
    "@kolam/ui": manifest.version,
  });
  cpSync(from, app.folder, {
    recursive: true,
    filter: (file) => !/node_modules|package\.json$/.test(file.slice(from.length)),
  });
  if (sources) {
    cpSync(join(examples, "consumers/page"), join(app.folder, sources), { recursive: true });
    const brand = join(examples, "second-brand/brand.generated.css");
    cpSync(brand, join(app.folder, sources, "brand.css"));
  }
  return app;
}

/** Removes every app. */
export function removeApps(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
}
