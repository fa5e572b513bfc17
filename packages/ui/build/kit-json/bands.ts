import { bandItems } from "../registry.ts";

/** A band of a page, which an app copies and owns. */
export interface BandJson {
  /** What `add` takes. */
  readonly name: string;
  readonly title: string;
  readonly purpose: string;
  /** What it imports of the kit: subpaths. */
  readonly imports: readonly string[];
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

/** Every band, by name, with what `add` copies. */
export const bandsJson = (): BandJson[] =>
  bandItems().map(({ name, title, description, files }) => {
    const code = files.map(({ content }) => content).join("\n");
    const imports = [...code.matchAll(/"(@kolam\/ui(?:\/[\w-]+)?)"/g)].map(([, path = ""]) => path);
    return {
      name,
      title,
      purpose: description,
      imports: [...new Set(imports)].sort(),
      files: files.map(({ path, content }) => ({
        name: path.replace("bands/", ""),
        text: content,
      })),
    };
  });
