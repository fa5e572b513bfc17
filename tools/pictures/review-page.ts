import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Change } from "./camera.ts";
import type { Subject } from "./subjects.ts";

const styles = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 2rem; max-inline-size: 90rem }
  h2 { margin-block: 3rem 0; border-block-start: 1px solid; padding-block-start: 0.75rem }
  figure { margin: 1.5rem 0 }
  .pair { --at: 50%; position: relative; inline-size: fit-content; border: 1px solid #8888 }
  .pair img { display: block; max-inline-size: 100% }
  .pair .after { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at)) }
  .pair input { position: sticky; inset-block-end: 0; inline-size: 100%; margin: 0 }
`;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

type Side = "before" | "after" | "marked";

/** A change whose pictures are files: their names in the folder of the page. */
export type Saved = Omit<Change, Side> & { readonly [side in Side]?: string | undefined };

/**
 * Empties the folder of a page. @returns what writes the pictures of a change into it, which are
 * too many to keep
 */
export function startReview(folder: string): (change: Change) => Saved {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return (change) => {
    const { subject, theme, width } = change;
    const save = (side: Side) => {
      const png = change[side];
      if (!png) return undefined;
      const name = `${subject.id.replace(/\W+/g, "-")}-${width}-${theme}-${side}.png`;
      writeFileSync(join(folder, name), png);
      return name;
    };
    return {
      subject,
      theme,
      width,
      before: save("before"),
      after: save("after"),
      marked: save("marked"),
    };
  };
}

/** The change of a picture. */
const kindOf = ({ before, after }: Saved) => (!before ? "new" : after ? "changed" : "gone");

/**
 * A page that has been written: its path, what it says in a sentence, and the number of its
 * pictures.
 */
export interface Review {
  readonly page: string;
  readonly summary: string;
  readonly count: number;
}

/** The text above and beside the pictures. */
interface Words {
  readonly title: string;
  readonly summary: string;
  /**
   * The commits that changed a subject; without it the pictures show what is, and not what has
   * changed.
   */
  readonly commitsOf?: (subject: Subject) => readonly string[];
}

/**
 * Writes the page that shows every picture, by component: before and after with a slider, new and
 * removed ones, and the commits that caused the changes.
 */
export function writeReview(
  folder: string,
  { title, summary, commitsOf }: Words,
  changes: readonly Saved[],
): Review {
  const image = (change: Saved, side: Side) =>
    change[side] ? `<img class="${side}" src="${change[side]}" alt="${side}" loading="lazy">` : "";
  const figure = (change: Saved) => {
    const before = image(change, "before");
    const after = image(change, "after");
    const slider =
      before && after
        ? `<input type="range" aria-label="Before or after" oninput="this.parentNode.style.setProperty('--at', this.value + '%')">`
        : "";
    const marked = image(change, "marked");
    const { subject, theme, width } = change;
    const kind = commitsOf ? `${kindOf(change)}: ` : "";
    return `<figure><figcaption>${kind}${escaped(subject.name)}, ${width} px, ${theme}</figcaption>
      <div class="pair">${before}${before ? after : after.replace('class="after"', "")}${slider}</div>
      ${marked ? `<details><summary>The pixels that differ</summary>${marked}</details>` : ""}</figure>`;
  };
  const byComponent = Object.entries(Object.groupBy(changes, ({ subject }) => subject.component));
  const sections = byComponent
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([component, all = []]) => {
      const subjects = new Set(all.map(({ subject }) => subject));
      const commits = new Set([...subjects].flatMap((subject) => commitsOf?.(subject) ?? []));
      return `<section><h2>${escaped(component)}</h2>
      <ul>${[...commits].map((commit) => `<li>${escaped(commit)}</li>`).join("")}</ul>
      ${all.map(figure).join("\n")}</section>`;
    });
  const page = join(folder, "index.html");
  const text = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title>
    <style>${styles}</style><h1>${escaped(title)}</h1>
    <p>${escaped(summary)}</p>
    ${sections.join("\n")}</html>`;
  writeFileSync(page, text);
  return { page, summary, count: changes.length };
}
