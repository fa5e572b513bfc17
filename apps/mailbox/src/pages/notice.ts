import { html } from "../html.ts";
import { page } from "./layout.ts";

/** The names of the fields in messages to visitors. */
const fieldNames: Readonly<Record<string, string>> = {
  access_key: "The form's access key",
  name: "Your name",
  email: "Your e-mail address",
  subject: "The subject",
  message: "Your message",
  submission_id: "The form's submission number",
};

/** Shown after a form was sent without scripts and its message stored. */
export const acknowledgementPage = (id: string): string =>
  page(
    "Message received",
    html`<div class="notice done">
<h1>Your message has arrived</h1>
<p>Thank you. We will answer by e-mail. You can close this page or go back.</p>
<p class="soft">Reference: <code>${id}</code></p>
</div>`,
    { home: false },
  );

/** Shown when a form sent without scripts was not stored: the reason, and how to keep the text. */
export const failurePage = (
  message: string,
  errors: Readonly<Record<string, string>> = {},
): string =>
  page(
    "Message not sent",
    html`<div class="notice">
<h1>Your message was not sent</h1>
<p>${message}</p>
${
  Object.keys(errors).length > 0
    ? html`<ul>${Object.entries(errors).map(
        ([field, reason]) => html`<li>${fieldNames[field] ?? field} ${reason}.</li>`,
      )}</ul>`
    : undefined
}
<p>Use your browser's back button: the form still has what you typed. Correct the fields named here, or
copy your text and write to us by e-mail.</p>
</div>`,
    { home: false },
  );

/** Shown to a reader of the inbox instead of the requested page. */
export const errorPage = (title: string, message: string): string =>
  page(title, html`<h1>${title}</h1><p>${message}</p><p><a href="/mailbox">To the inbox</a></p>`, {
    home: true,
  });
