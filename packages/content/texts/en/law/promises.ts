import type { KeptWords, PurposeWords, SecurityWords } from "@kolam/content/model/law/law-words";

/** What is done for the safety of data; only what the owner’s facts name is said. */
export const securityWords: SecurityWords = {
  transport: "This site and its forms use encrypted connections only.",
  measures: {
    twoFactor: "Our mailboxes can be opened only with a second proof besides the password.",
    accessByRole: "Only those who need a message for their work can read it.",
    encryptedBackups: "Backups are encrypted.",
    encryptedDisks: "The disks with your messages are encrypted.",
    encryptedMail: "Mail between our servers travels encrypted.",
    trainedStaff: "Everybody who reads messages here has been trained in data protection.",
  },
};

/** How long the messages of a form are kept. */
export const keptWords: KeptWords = {
  title: "How long messages are kept",
  after: (duration) => `Deleted from our mailbox after ${duration}`,
  untilLeft: "Until you leave the list",
  afterHere: (duration) => `The message is deleted from our mailbox after ${duration}.`,
  untilLeftHere: "Your address is kept until you leave the list.",
};

/** What becomes of what a form sends, by the form; `other` of any form of your own. */
export const purposeWords: PurposeWords = {
  quote: "We use what you send to prepare your quote and to talk about it with you.",
  application: "We use what you send to consider your application.",
  newsletter: "We use your address to send you the letter, and for nothing else.",
  other: "We use what you send to answer you.",
};

/** What pages report of faults, if the site's setting `VISITOR_REPORTS` asks for it. */
export const reportWords =
  "If something on a page fails in your browser, the page tells our own server: which page it was, what kind of fault, and the name and version of your browser. This is counted without your network address, without your words and without cookies, and forgotten after 90 days without another report.";
