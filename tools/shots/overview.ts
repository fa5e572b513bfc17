import { fileOf, type Shot } from "./camera.ts";

const styles = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 2rem }
  nav { columns: 14rem; margin-block-end: 2rem }
  nav a { display: block }
  h2 { margin-block: 3rem 0.75rem; border-block-start: 1px solid; padding-block-start: 0.75rem }
  .row { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
  figure { margin: 0; flex: none }
  img { display: block; height: 36rem; width: auto; max-width: 36rem; object-fit: cover;
    object-position: top; border: 1px solid #8888 }
`;

/** A page with all screenshots by subject, from narrow to wide, light before dark. */
export function overviewPage(shots: readonly Shot[]): string {
  const names = [...new Set(shots.map((shot) => shot.subject.name))];
  const figure = (shot: Shot) => `<figure><a href="${fileOf(shot)}"><img loading="lazy"
    src="${fileOf(shot)}" alt=""></a><figcaption>${shot.width} px, ${shot.scheme}</figcaption></figure>`;
  const sections = names.map((name) => {
    const own = shots.filter((shot) => shot.subject.name === name);
    return `<section><h2 id="${name}">${name} <small>${own[0]?.subject.path ?? ""}</small></h2>
      <div class="row">${own.map(figure).join("")}</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every page of the site</title>
    <style>${styles}</style><h1>Every page of the site</h1>
    <p>Each row is one page, cropped to its top. Each picture links to the whole screenshot.</p>
    <nav>${names.map((name) => `<a href="#${name}">${name}</a>`).join("")}</nav>
    ${sections.join("\n")}</html>`;
}
