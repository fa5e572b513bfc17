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

/** What has happened to a picture. */
const kindOf = ({ before, after }: Change) => (!before ? "new" : after ? "changed" : "gone");

/**
 * Writes the page that shows every change, by component: before and after with a slider, what is new, what is gone, and
 * the commits that did it.
 * @returns its path
 */
export function writeReview(
  folder: string,
  title: string,
  changes: readonly Change[],
  commitsOf: (subject: Subject) => readonly string[],
): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const image = (change: Change, side: "before" | "after" | "marked") => {
    const png = change[side];
    if (!png) return "";
    const { subject, theme, width } = change;
    const name = `${subject.id.replace(/\W+/g, "-")}-${width}-${theme}-${side}.png`;
    writeFileSync(join(folder, name), png);
    return `<img class="${side}" src="${name}" alt="${side}" loading="lazy">`;
  };
  const figure = (change: Change) => {
    const [before, after] = [image(change, "before"), image(change, "after")];
    const slider =
      before && after
        ? `<input type="range" aria-label="Before or after" oninput="this.parentNode.style.setProperty('--at', this.value + '%')">`
        : "";
    const marked = image(change, "marked");
    const { subject, theme, width } = change;
    return `<figure><figcaption>${kindOf(change)}: ${escaped(subject.name)}, ${width} px, ${theme}</figcaption>
      <div class="pair">${before}${before ? after : after.replace('class="after"', "")}${slider}</div>
      ${marked ? `<details><summary>The pixels that differ</summary>${marked}</details>` : ""}</figure>`;
  };
  const byComponent = Object.entries(Object.groupBy(changes, ({ subject }) => subject.component));
  const sections = byComponent
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([component, all = []]) => {
      const subjects = new Set(all.map(({ subject }) => subject));
      const commits = new Set([...subjects].flatMap((subject) => commitsOf(subject)));
      return `<section><h2>${escaped(component)}</h2>
      <ul>${[...commits].map((commit) => `<li>${escaped(commit)}</li>`).join("")}</ul>
      ${all.map(figure).join("\n")}</section>`;
    });
  const page = join(folder, "index.html");
  const text = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title>
    <style>${styles}</style><h1>${escaped(title)}</h1>
    <p>${changes.length === 0 ? "Nothing looks different." : `${changes.length} pictures of ${byComponent.length} components differ.`}</p>
    ${sections.join("\n")}</html>`;
  writeFileSync(page, text);
  return page;
}
