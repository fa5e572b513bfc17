import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const kit = join(import.meta.dirname, "../..");

/** A guide: Markdown without its title. */
export interface GuideJson {
  /** Its file's name: `strict-policies`. */
  readonly name: string;
  readonly title: string;
  /** Where it is in the package. */
  readonly file: string;
  readonly text: string;
}

/** Every guide, by name. */
export function guidesJson(): GuideJson[] {
  return globSync("docs/guides/*.mdx", { cwd: kit })
    .map((file) => file.replaceAll("\\", "/"))
    .sort()
    .map((file) => {
      const source = readFileSync(join(kit, file), "utf8");
      const [heading = "", title = ""] = /^# (.+)$/m.exec(source) ?? [];
      const text = source.slice(source.indexOf(heading) + heading.length).trim();
      return { name: basename(file, ".mdx"), title, file, text };
    });
}
