/** Words about a send whose outcome nobody knows, about one that was too long, and about taking back a clearing. */
export const outcomeWords = {
  unknownTitle: "We cannot tell whether it arrived",
  broken:
    "The connection broke before the mail service answered. It may have arrived or not. You can send it again; if we get it twice, that does no harm.",
  interrupted:
    "This page was closed or reloaded while it was being sent. It may have arrived or not. You can send it again; if we get it twice, that does no harm.",
  tooLarge:
    "It is longer than the mail service takes. Shorten it, or send a part of it by e-mail. Everything you typed is still here.",
  sendAgain: "Send it again",
  undo: "Undo",
} as const;
