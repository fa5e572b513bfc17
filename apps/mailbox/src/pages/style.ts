import { createHash } from "node:crypto";
import { type ColourName, type Colours, colourNames, type Look, standardLook } from "../look.ts";

/** Where the typeface is; below the inbox, which is where proxies lead. */
export const fontPath = "/mailbox/anek-latin-5.woff2";

/** The typeface of a mailbox without a configured look. */
const face = `@font-face{font-family:"Anek Latin";font-weight:100 800;font-display:swap;src:url(${fontPath}) format("woff2")}
`;

/** The custom properties of the colours below. */
const properties: Readonly<Record<ColourName, string>> = {
  page: "paper",
  panel: "paper-2",
  text: "ink",
  "text-2": "ink-2",
  rule: "rule",
  band: "night",
  "on-band": "chalk",
  action: "turmeric",
  "on-action": "on-turmeric",
  error: "kumkum",
  success: "leaf",
  link: "link",
};

const declare = (names: readonly ColourName[], colours: Colours) =>
  names.map((name) => `--${properties[name]}:${colours[name]}`).join(";");

/**
 * The style sheet of all pages. It is inline, so that they work under any path of a proxy. Fields
 * have 16 px at least: iOS zooms into smaller ones.
 */
export function styleOf(look: Look): string {
  const { light, dark } = look;
  const isStandard = look === standardLook;
  const changed = colourNames.filter((name) => light[name] !== dark[name]);
  return `
${isStandard ? face : ""}\
html:is(:lang(ar),:lang(fa),:lang(he),:lang(ur)){direction:rtl}
:root{color-scheme:light dark;${declare(colourNames, light)}}
@media (prefers-color-scheme:dark){:root{${declare(changed, dark)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.6 ${isStandard ? '"Anek Latin",' : ""}system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
a{color:var(--link);text-underline-offset:.2em}
a:hover{text-decoration-thickness:2px}
:focus-visible,input:focus-within{outline:3px solid var(--turmeric);outline-offset:3px}
.band{background:var(--night);color:var(--chalk)}
.band .wrap{display:flex;align-items:center;gap:1rem;padding-block:1.1rem}
.band a{color:inherit;text-decoration:none;display:inline-flex;align-items:center;gap:.8rem;font-weight:720;font-size:1.25rem;letter-spacing:-.02em}
.kolam{inline-size:3.6rem;block-size:2.4rem;flex:none}
.kolam path{fill:none;stroke:currentColor;stroke-width:2.2}
.kolam circle{fill:var(--turmeric)}
.wrap{max-inline-size:62rem;margin-inline:auto;padding-inline:clamp(1rem,4vw,2rem)}
main{padding-block:clamp(2rem,6vw,3.5rem) 5rem}
h1{font-size:clamp(1.7rem,1.2rem + 2.2vw,2.6rem);line-height:1.06;letter-spacing:-.02em;font-weight:740;margin:0 0 1rem}
p{max-inline-size:42rem}
.soft{color:var(--ink-2)}
.tabs{display:flex;flex-wrap:wrap;gap:1.5rem;border-block-end:1px solid var(--rule);margin-block:1.5rem 0}
.tabs a{padding-block:.6rem;text-decoration:none;color:var(--ink-2);border-block-end:3px solid transparent;margin-block-end:-1px}
.tabs a[aria-current]{color:var(--ink);font-weight:650;border-color:var(--turmeric)}
.list{list-style:none;margin:0;padding:0}
.skip,.unseen{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip:focus{position:static;display:block;inline-size:auto;block-size:auto;clip-path:none;padding:.6rem 1rem}
.said{border-inline-start:4px solid var(--leaf);padding:.6rem 1rem;background:var(--paper-2)}
.failed{border:2px solid var(--kumkum);padding:1rem;margin-block:1.5rem}
h2{font-size:1.2rem;line-height:1.2;margin:2rem 0 .5rem}
.failed h2{margin:0 0 .5rem}
.failed .actions{margin-block-end:0}
.list li{display:flex}
.pick{display:grid;place-items:center;min-inline-size:2.75rem;border-block-end:1px solid var(--rule)}
.pick input,.tick input{inline-size:1.25rem;block-size:1.25rem;accent-color:var(--link);min-block-size:0}
.answers{border-collapse:collapse;margin-block:0 1.25rem}
.answers caption{text-align:start;color:var(--ink-2);font-size:.875rem;letter-spacing:.04em}
.answers th{min-inline-size:6rem;overflow-wrap:break-word;text-align:start;font-weight:400;color:var(--ink-2);vertical-align:top;padding:.2rem 1.5rem .2rem 0}
.answers td{padding-block:.2rem}
.wide{overflow-x:auto}
.met{border-collapse:collapse;inline-size:100%;min-inline-size:36rem;margin-block:1.5rem;overflow-wrap:normal}
.met th{text-align:start;font-weight:400;color:var(--ink-2);font-size:.9375rem}
.met th,.met td{padding:.6rem 1.5rem .6rem 0;border-block-end:1px solid var(--rule);vertical-align:top}
.met .number{text-align:end;font-variant-numeric:tabular-nums}
.met td:first-child{font-weight:650}
.met td:last-child{white-space:nowrap;color:var(--ink-2);padding-inline-end:0}
.list a{flex:1;min-inline-size:0;display:grid;grid-template-columns:minmax(0,14rem) minmax(0,1fr) auto;gap:.2rem 1.5rem;padding:.95rem .75rem;border-block-end:1px solid var(--rule);text-decoration:none;color:inherit}
.list a:hover{background:var(--paper-2)}
.list a:focus-visible{outline-offset:-3px}
.who{font-weight:650;grid-row:1/span 2;align-self:start}
.who,.what{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.list .unread{font-weight:750}
.list .unread::before{content:"";display:inline-block;inline-size:.55rem;block-size:.55rem;margin-inline-end:.5rem;border-radius:50%;background:var(--kumkum)}
.find{display:flex;flex-wrap:wrap;align-items:end;gap:.75rem;margin-block:1.25rem}
.find label{display:grid;gap:.25rem;flex:1 1 16rem;color:var(--ink-2);font-size:.9375rem}
.find input,.find select{font:inherit;font-size:max(16px,1rem);color:inherit;background:transparent;border:1px solid var(--ink-2);padding:.5rem .75rem;min-inline-size:0;min-block-size:2.75rem}
.find .day{flex:1 1 9rem;max-inline-size:12rem}
.find .tick{display:flex;align-items:center;flex:0 0 auto;min-block-size:2.75rem;gap:.5rem}
.find .zone{flex-basis:100%;margin:0;font-size:.9375rem}
.find~.empty{border-block-start:1px solid var(--rule)}
.actions form{display:inline}
button{font:inherit;color:inherit;background:transparent;border:1px solid var(--ink-2);border-radius:99rem;padding:.45rem 1.1rem;cursor:pointer}
button:hover{background:var(--paper-2)}
.list .to{grid-column:2;color:var(--ink-2);font-size:.9375rem}
.list time{grid-column:3;grid-row:1;color:var(--ink-2);font-size:.9375rem;white-space:nowrap;font-variant-numeric:tabular-nums}
@media (max-width:40rem){.list a{grid-template-columns:minmax(0,1fr)}.list a>*,.list .to,.list time{grid-column:1;grid-row:auto}}
.empty{border:1px solid var(--rule);border-block-start:0;padding:clamp(2rem,8vw,4.5rem) 1.5rem;text-align:center}
.empty .kolam{inline-size:9rem;block-size:6rem;color:var(--kumkum)}
.empty p{margin:1rem auto 0}
.pages{display:flex;flex-wrap:wrap;justify-content:space-between;gap:1rem;margin-block-start:1.5rem}
.facts{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.35rem 1.5rem;margin:1.5rem 0;padding-block:1.25rem;border-block:1px solid var(--rule)}
.facts dt{color:var(--ink-2)}
.facts dd{margin:0}
.bad{color:var(--kumkum)}
.good{color:var(--leaf)}
@media (max-width:40rem){.facts{grid-template-columns:minmax(0,1fr);gap:0}.facts dd{margin-block-end:.6rem}}
.text{white-space:pre-wrap;font:inherit;margin:0 0 2rem;max-inline-size:44rem}
.actions{display:flex;flex-wrap:wrap;gap:.8rem 1.5rem;align-items:center;margin-block:1.5rem}
.pill{display:inline-block;background:var(--turmeric);color:var(--on-turmeric);font-weight:650;padding:.6rem 1.4rem;border-radius:99rem;text-decoration:none}
details{border-block:1px solid var(--rule);padding-block:.8rem}
summary{cursor:pointer}
code{font:.875rem/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.raw{white-space:pre-wrap;margin:.8rem 0 0}
.notice{border-inline-start:4px solid var(--kumkum);padding-inline-start:1.25rem}
.notice.done{border-color:var(--leaf)}
@media print{.band,.actions,.pages,.tabs{display:none}}
`;
}

/** The policy of every page. It allows the style sheet, its font and nothing else. */
export function contentSecurityPolicy(style: string): string {
  const hash = createHash("sha256").update(style).digest("base64");
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "font-src 'self'",
  ].join("; ");
}
