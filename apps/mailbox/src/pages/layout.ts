import { Html, html } from "../html.ts";
import { type Look, standardLook } from "../look.ts";
import { contentSecurityPolicy, styleOf } from "./style.ts";

// A kolam: one closed line around the six dots of a 3 × 2 grid, 20 units apart.
const line =
  "M10 0C16 0 15.8 5.8 20 10C23.3 13.3 26.7 16.7 30 20C33.3 23.3 36.7 26.7 40 30C44.2 34.2 44 40 50 40C56 40 60 36 60 30C60 24 54.2 24.2 50 20C46.7 16.7 43.3 13.3 40 10C35.8 5.8 36 0 30 0C24 0 24.2 5.8 20 10C16.7 13.3 13.3 16.7 10 20C5.8 24.2 0 24 0 30C0 36 4 40 10 40C16 40 15.8 34.2 20 30C23.3 26.7 26.7 23.3 30 20C33.3 16.7 36.7 13.3 40 10C44.2 5.8 44 0 50 0C56 0 60 4 60 10C60 16 54.2 15.8 50 20C46.7 23.3 43.3 26.7 40 30C35.8 34.2 36 40 30 40C24 40 24.2 34.2 20 30C16.7 26.7 13.3 23.3 10 20C5.8 15.8 0 16 0 10C0 4 4 0 10 0Z";
const dots = [10, 30, 50].flatMap((x) => [10, 30].map((y) => ({ x, y })));

/** The mailbox's logo, hidden from screen readers. */
const kolam = html`<svg class="kolam" viewBox="-2 -2 64 44" aria-hidden="true" focusable="false"><path d="${line}"/>${dots.map(
  ({ x, y }) => html`<circle cx="${x}" cy="${y}" r="2.2"/>`,
)}</svg>`;

/** What all pages of a mailbox have in common. */
export interface Frame {
  readonly name: string;
  readonly sheet: Html;
  readonly drawing: Html;
  /** The security policy of every answer. */
  readonly policy: string;
}

/** The frame of the pages in a look. */
export function frameOf(look: Look): Frame {
  const style = styleOf(look);
  return {
    name: look.name,
    sheet: new Html(`<style>${style}</style>`),
    drawing: look === standardLook ? kolam : html``,
    policy: contentSecurityPolicy(style),
  };
}

/** A whole HTML document, once its frame is known. */
export type Page = (frame: Frame) => string;

/**
 * A whole HTML document. A page of the inbox has a header, and before it a link past what all pages
 * begin with; one for visitors has the language of its words instead.
 */
export function page(
  title: string,
  body: Html | ((drawing: Html) => Html),
  visitor?: { language: string },
): Page {
  return ({ name, sheet, drawing }) => {
    const logo = html`${drawing}<span>${name}</span>`;
    return html`<!doctype html>
<html lang="${visitor?.language ?? "en"}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
${sheet}
</head>
<body>
${!visitor && html`<a class="skip" href="#first">Skip to the messages</a><header class="band"><div class="wrap"><a href="/mailbox">${logo}</a></div></header>`}
<main class="wrap">
${body instanceof Html ? body : body(drawing)}
</main>
</body>
</html>
`.text;
  };
}
