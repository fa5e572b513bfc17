import { randomBytes } from "node:crypto";
import { paths } from "@kolam/content/model/pages/paths";
import type { Answers, Form } from "@kolam/content/model/types/form";
import { fieldsOf } from "@kolam/site/forms/contract/forms.ts";
import { buildSubmission } from "@kolam/site/forms/contract/submission.ts";
import { newDraftId, submissionIdOf } from "@kolam/site/forms/contract/submission-id.ts";
import { sampleAnswers } from "@kolam/site/forms/testing/sample-values.ts";
import { sender } from "@kolam/site/hosts/send";
import { shownForms } from "@site/words/forms/forms";
import { type Finding, type LiveSite, reasonOf } from "./live-site.ts";

/** The mailbox of the live site, if it is the embedded one. */
export interface Inbox {
  /** Its address, such as `https://mail.agency.example/mailbox`. */
  readonly address: string;
  /** Its password. */
  readonly token: string | undefined;
}

/** Answers that cannot be mistaken for a person’s. */
function testAnswers(form: Form, mark: string): Answers {
  const text = `This is a test of the form (${mark}). Nobody waits for an answer.`;
  const own = fieldsOf(form).flatMap(({ kind, name }): [string, string][] => {
    if (kind === "textarea") return [[name, text]];
    // A form may ask only for these.
    if (kind === "email") return [[name, form.recipient.replace("@", `+test-${mark}@`)]];
    return /name/i.test(name) && kind === "text" ? [[name, `Test ${mark}`]] : [];
  });
  return { ...sampleAnswers(form), ...Object.fromEntries(own) };
}

/** Where a form of a page is posted, and with which key, for browsers without scripts. */
function postOf(html: string, form: Form) {
  const own = html.split("<form").find((part) => part.includes(`name="form" value="${form.name}"`));
  const action = /action="([^"]+)"/.exec(own ?? "")?.[1];
  const key = /name="access_key" value="([^"]+)"/.exec(own ?? "")?.[1];
  return action === undefined || key === undefined ? undefined : { action, key };
}

/** Longest answer of a mail service or an inbox, in bytes. */
const maxBytes = 2 ** 20;

/**
 * Sends a message, marked as a test, with a form of the live site. @returns what was wrong, if
 * anything
 */
async function sendTest(site: LiveSite, form: Form, mark: string): Promise<string | undefined> {
  const { body } = await site.send({ path: site.rules.base + paths[form.page].path });
  const post = postOf(body.toString(), form);
  if (!post) return "The live page does not have it.";
  const answers = testAnswers(form, mark);
  const submission = buildSubmission(form, answers, {
    recipient: { accessKey: post.key, email: form.recipient },
    submissionId: submissionIdOf(form, newDraftId(), answers),
    source: "",
    honeypot: "",
  });
  const { origin, pathname, search } = new URL(post.action);
  const { status, body: said } = await sender(origin, { maxBytes })({
    path: pathname + search,
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json",
      Origin: new URL(site.rules.siteUrl).origin,
    },
    body: JSON.stringify(submission),
  });
  return status >= 200 && status < 300 ? undefined : `The mail service answers ${status} ${said}`;
}

/** Whether a folder of the mailbox has the marked message. */
async function isIn({ address, token }: Inbox, mark: string, folder: "inbox" | "spam") {
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const { origin, pathname } = new URL(address);
  const path = `${pathname}/export.csv?folder=${folder}&q=${mark}`;
  const { status, body } = await sender(origin, { maxBytes })({ path, headers });
  if (status !== 200) throw new Error(`${address} answers ${status}`);
  return body.toString().includes(mark);
}

/** Sends a message with each form of the live site and finds it in the inbox. */
export async function lookAtForms(site: LiveSite, inbox: Inbox): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const form of shownForms) {
    const mark = `live-${randomBytes(4).toString("hex")}`;
    const where = `the form “${form.name}”`;
    const report = (what: string, fix: string) => found.push({ where, what, fix });
    try {
      const wrong = await sendTest(site, form, mark);
      if (wrong !== undefined) {
        report(wrong, "Compare MAIL_ENDPOINT and the access keys with those of the mail service.");
        continue;
      }
      if (await isIn(inbox, mark, "inbox")) continue;
      const isSpam = await isIn(inbox, mark, "spam");
      const what = isSpam ? "Its message is among the spam." : "Its message is not in the inbox.";
      report(what, "Look at the log of the mailbox.");
    } catch (error) {
      report(reasonOf(error), "Look whether the mailbox runs, and compare INBOX_TOKEN.");
    }
  }
  return found;
}
