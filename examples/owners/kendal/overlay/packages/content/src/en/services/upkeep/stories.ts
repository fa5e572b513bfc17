import type { Story } from "../../../shapes/service.ts";

/** The stories of this service, for its page and the portfolio. Invented. */
export const upkeepStories = [
  {
    id: "bobbin-mill",
    name: "Edith S.",
    role: "Trustee",
    company: "Staveley Bobbin Trust, Staveley",
    content:
      "We had a website from 2009 and a man who had moved to Portugal. Now we have neither, and sleep.",
    rating: 5,
    project: "A site that nobody could log in to",
    figure: { value: "11", label: "years of pages saved, not one lost" },
    summary:
      "A locked site, taken apart from outside and put together again, with the key left on the hook.",
    challenge:
      "The man who had built it was gone, and with him every password. The certificate had run out in Lent.",
    work: "We copied what could be seen, found the domain’s owner in a shoebox, and moved it to where the trustees hold the key.",
    outcome:
      "All eleven years of pages are up. Passwords are in an envelope in the safe, and in two heads.",
    duration: "3 weeks",
  },
  {
    id: "fell-runners",
    name: "Col M.",
    role: "Race secretary",
    company: "Howgill Fell Runners, Sedbergh",
    content:
      "Entries opened at nine. At one minute past I went to look for what had broken. Nothing had.",
    rating: 5,
    project: "Four hundred entries in a minute",
    figure: { value: "400", label: "entries in the first minute, all of them taken" },
    summary: "A race that fell over every spring, mended before it was due to.",
    challenge:
      "On the morning that entries opened the site fell over, as it had for three years, and the secretary’s telephone with it.",
    work: "We ran the morning in February, four hundred times, found the two questions that it asked too often, and took them out.",
    outcome:
      "Full in fifty-eight seconds. The secretary ran, for the first time since he took the job.",
    duration: "9 days",
  },
] as const satisfies readonly Story[];
