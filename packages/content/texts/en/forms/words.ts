import type { RichText } from "@kolam/content/model/basics/links";
import { timings } from "@kolam/content/model/basics/timings";

/** The message on the page after sending failed, in addition to the alert. */
export const failureWords = {
  title: "Not sent yet",
  refused: "The mail service did not accept it. Everything you typed is still here.",
  busy: "Too many messages are arriving at once. Wait a minute and try again; nothing you typed is lost.",
  offline:
    "You seem to be offline. We will keep what you typed; send it when the connection is back.",
  unknown: `No answer came within ${timings.sendTimeoutMs / 1000} seconds, so we cannot tell whether it arrived. Send it again, or by e-mail: better twice than not at all.`,
  retry: "Try again",
  mail: "Send it by e-mail instead",
  copy: "Copy what I wrote",
  copied: "Copied. Paste it wherever you like.",
  copyFailed: "Copying was not allowed. Select the text below instead.",
  tooLongForMail: "The text is too long for a mail link. Copy it and paste it into your mail.",
} as const;

/**
 * Messages about a submission with an unknown or a bad outcome, and about undoing a cleared form.
 */
export const outcomeWords = {
  unknownTitle: "We cannot tell whether it arrived",
  broken:
    "The connection broke before the mail service answered. It may or may not have arrived. You can send it again: if it arrives twice, no harm is done.",
  interrupted:
    "This page was closed or reloaded while it was being sent. We do not know whether it got through. Sending it again is safe: a second copy is recognised.",
  unusable:
    "The mail service could not use it as it stands, most often because of the e-mail address. Check that first. Everything you typed is still here.",
  tooLarge:
    "It is longer than the mail service accepts. Shorten it, or send part of it by e-mail. Everything you typed is still here.",
  fileRefused:
    "The mail service did not accept the file. Choose a PDF or Word file without macros and send again, or send your answers by e-mail with the file. Everything you typed is still here.",
  fileGone:
    "The file can no longer be read. It was moved, deleted or changed since you chose it. Choose it again and send again. Everything you typed is still here.",
  sendAgain: "Send it again",
  undo: "Undo",
} as const;

/** Shown after a form was sent. */
export const sentWords = {
  copy: "What you sent",
  another: "Write another message",
} as const;

/** The summary that takes focus when a form has invalid answers. */
export const errorSummary = {
  title: (count: number) =>
    count === 1 ? "One answer needs another look" : `${count} answers need another look`,
  lead: "Choose one to go straight to it.",
} as const;

/** Messages about the draft that is saved on the visitor's device. */
export const draftWords = {
  restored: "We kept what you typed last time.",
  clear: "Clear the form",
  cleared: "The form is empty again.",
  notKept: "This browser does not let us keep drafts, so finish before you close the page.",
  kept: "Kept on this device for a day, until you send or clear it.",
  keptLong: `Kept on this device for up to ${timings.draftDays} days, until you send or clear it.`,
  /** The box that keeps it for longer, and whom it is not for. */
  keepLong: `Keep it for ${timings.draftDays} days`,
  shared: "Not on a device that others use: there, clear the form before you leave.",
  sentElsewhere: "This has been sent already, so the form is empty.",
  keptBut: (fields: string) =>
    `Too long to be kept on this device: ${fields}. Send it before you close the page. The rest is kept.`,
  /** Where a field has a second answer, and beside that answer. */
  twoAnswers: "Two answers to one question: we kept both, the second below its field.",
  other: "Your other answer, from before or from another tab",
  useOther: "Use this one instead",
  dropOther: "Remove this one",
} as const;

/** Words that all forms have in common. */
export const formWords = {
  optional: "optional",
  requiredNote: "Everything not marked optional is required.",
  /** The question beside an e-mail address with a common slip, and its answer. */
  slip: (address: string) => `Did you mean ${address}?`,
  useMeant: "Yes, change it",
  /** The same at the foot of a form. */
  sourceHere:
    "We also receive this page’s address, and the campaign and the website that led you here.",
  privacyNote: ["See the ", { text: "privacy policy", href: "/privacy" }, "."],
  /** What the mail says for an empty answer, and before the reference. */
  nothing: "Not given",
  reference: "Reference",
  /**
   * What the privacy policy says of where a message came from, if the site's setting `MAIL_SOURCE`
   * asks for it.
   */
  source:
    "With a form we receive its page, the campaign named in the address of the first page you opened here, and the website that led you to it. They are kept in the memory of your browser only, until you leave.",
  /** The message of a form without scripts, for a mail service that knows no templates. */
  answersFollow: "Sent without scripts; each answer is a field of its own below.",
  /** The hidden field that only bots fill in. */
  honeypot: "Leave this box empty",
  withoutScripts: "This form also works without scripts. You will see a thank-you page afterwards.",
} as const satisfies Record<string, string | RichText | ((...args: never[]) => string)>;
