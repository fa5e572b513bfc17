import type { KitJson } from "../../build/kit-json/kit-json.ts";
import type { PartJson } from "../../build/kit-json/parts.ts";

/** Something that a search may find. */
export interface Entry {
  readonly kind: "part" | "band" | "guide" | "absence";
  /** What `show` takes, except for an absence. */
  readonly name: string;
  /** What it is, in a sentence. */
  readonly summary: string;
  /** What it is called, here and elsewhere. */
  readonly names: string;
  /** What it is for. */
  readonly use: string;
  /** The rest of what is said about it. */
  readonly details: string;
}

const firstSentence = (text: string) => /^.*?\.(?= |$)/s.exec(text)?.[0] ?? text;

/** `PricingCard` as words. */
const words = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, " ");

function entryOfPart(part: PartJson): Entry {
  const { axes, props, anatomy, advice } = part;
  return {
    kind: "part",
    name: part.name,
    summary: firstSentence(part.purpose),
    names: `${part.name} ${words(part.name)}`,
    use: [part.purpose, part.when, part.otherNames.join(", ")].join("\n"),
    details: [
      ...part.notes,
      part.accessibility,
      ...axes.map(({ purpose }) => purpose),
      ...axes.flatMap(({ values }) => values.map(({ name, purpose }) => `${name} ${purpose}`)),
      ...props.map(({ name, purpose }) => `${words(name)} ${purpose}`),
      ...anatomy.map(({ name, text }) => `${name} ${text}`),
      ...advice.map(({ text }) => text),
    ].join("\n"),
  };
}

/** All that a search of the kit may find. */
export function entriesOf(kit: KitJson): Entry[] {
  return [
    ...kit.parts.map(entryOfPart),
    ...kit.bands.map(
      ({ name, title, purpose }): Entry => ({
        kind: "band",
        name: `bands/${name}`,
        summary: firstSentence(purpose),
        names: title,
        use: purpose,
        details: "",
      }),
    ),
    ...kit.guides.map(({ name, title, text }): Entry => {
      const prose = text.replace(/^```.*?^```/gms, "");
      return {
        kind: "guide",
        name,
        summary: firstSentence((/^.+?(?=\n\n)/s.exec(prose)?.[0] ?? "").replace(/\s+/g, " ")),
        names: `${title} ${name.replaceAll("-", " ")}`,
        use: [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading).join("\n"),
        details: prose,
      };
    }),
    ...kit.absences.map(
      ({ use, names, answer }): Entry => ({
        kind: "absence",
        name: use,
        summary: answer,
        names: "",
        use: `${use}\n${names.map(words).join("\n")}\n${names.join("\n")}`,
        details: "",
      }),
    ),
  ];
}
