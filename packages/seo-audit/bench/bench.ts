import { parse } from "parse5";
import { audit } from "../src/audit.ts";

/**
 * `node bench/bench.ts`: the time of an audit per megabyte of HTML, compared with parsing alone (parse5
 * without source positions). Compare ratios between machines, not milliseconds.
 */
const SIZES_MB = [0.1, 1, 5, 15];
const ROUNDS = 5;

console.log("size     parse   parse+positions   audit   per MB   audit/parse");
for (const megabytes of SIZES_MB) {
  const html = generatePage(megabytes * 1024 * 1024);
  const bare = fastest(() => parse(html));
  const located = fastest(() => parse(html, { sourceCodeLocationInfo: true }));
  const audited = fastest(() => audit(html));
  const row = [
    `${megabytes} MB`.padEnd(7),
    `${bare.toFixed(0)} ms`.padStart(7),
    `${located.toFixed(0)} ms`.padStart(17),
    `${audited.toFixed(0)} ms`.padStart(7),
    `${(audited / megabytes).toFixed(0)} ms`.padStart(8),
    `${(audited / bare).toFixed(1)}x`.padStart(13),
  ];
  console.log(row.join(" "));
}

/** The shortest of several runs, in milliseconds, because other load only slows runs down. */
function fastest(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

/** A page with a realistic mix of cards, prose, lists and tables. */
function generatePage(size: number): string {
  const parts = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title></head><body><main><h1>Bench</h1>',
  ];
  let length = 0;
  for (let index = 0; length < size; index += 1) {
    const part = `<section class="card card--${index % 7}" id="card-${index}"><h2>Chapter ${index} of a long page</h2>
<p>The agency builds software that people use on trains, in shops and at home. Each project begins with <a href="/services/${index}">a talk about the problem &amp; its price</a>, and ends when the client can run it alone.</p>
<ul><li>Plans in plain words</li><li>Prices before work</li><li data-n="${index}">Tests that fail when they should</li></ul>
<img src="/photos/${index}.avif" alt="A desk with paper and a laptop, number ${index}" width="640" height="360" loading="lazy">
<table><tr><th scope="row">Weeks</th><td>${index % 9}</td></tr></table></section>
`;
    parts.push(part);
    length += part.length;
  }
  parts.push("</main></body></html>");
  return parts.join("");
}
