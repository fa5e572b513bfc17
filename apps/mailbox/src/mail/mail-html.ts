import { type Html, html } from "../html.ts";
import { answersIn } from "../submission/answers.ts";

/** Lines as a mail program shows them that knows no `white-space`. */
const lines = (text: string): Html[] =>
  text.split("\n").map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`));

/** The HTML part of a mail: it says what the text says, in the reader's own colours, and loads nothing. */
export function mailHtml(text: string): string {
  const { tables, rest } = answersIn(text);
  return html`<!doctype html><html><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body dir="auto" style="font:16px/1.5 sans-serif">
${tables.map(
  ({ heading, rows }) => html`<p><b>${heading}</b></p>
<table cellpadding="3">${rows.map(
    ([label, answer]) =>
      html`<tr><td valign="top">${label}:</td><td dir="auto">${answer}</td></tr>`,
  )}</table>
`,
)}<p dir="auto" style="white-space:pre-wrap">${lines(rest)}</p>
</body></html>
`.text;
}
