import { html } from "../html.ts";
import { answersIn } from "../submission/answers.ts";

/**
 * The HTML part of a mail: the same content as the text, in the reader's own colours, without
 * external resources.
 */
export function mailHtml(text: string): string {
  const { tables, rest } = answersIn(text);
  return html`<!doctype html><html><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body dir="auto" style="font:16px/1.5 sans-serif">
${tables.map(({ heading, rows }) => {
  const row = ([label, answer]: readonly [string, string]) =>
    html`<tr><td valign="top">${label}:</td><td dir="auto">${answer}</td></tr>`;
  return html`<p><b>${heading}</b></p>\n<table cellpadding="3">${rows.map(row)}</table>\n`;
})}<p dir="auto" style="white-space:pre-wrap">${rest.split("\n").map((line) => html`${line}<br>`)}</p>
</body></html>
`.text;
}
