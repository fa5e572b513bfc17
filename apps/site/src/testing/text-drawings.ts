import type { TextDrawings } from "../drawings/case-drawings.ts";

const modules = import.meta.glob<Readonly<Record<string, TextDrawings>>>(
  "@site/drawings/*/*/*-drawings.ts",
  { eager: true },
);

/** The drawings that only the texts of cases show, as `case/name`. */
export const textDrawings: TextDrawings = Object.fromEntries(
  Object.entries(modules).flatMap(([path, module]) => {
    const id = path.split("/").at(-2);
    return Object.values(module)
      .flatMap((drawings) => Object.entries(drawings))
      .map(([name, Drawing]) => [`${id}/${name}`, Drawing]);
  }),
);
