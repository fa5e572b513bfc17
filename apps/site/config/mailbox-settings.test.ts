import { english } from "@kolam/mailbox";
import { company } from "@site/facts/company";
import { mailboxWords } from "@site/texts/forms/mailbox-words";
import { expect, it } from "vitest";

it("a site in another language than English says everything that the mailbox says", () => {
  const all = company.language.startsWith("en") ? [] : Object.keys(english);
  expect(Object.keys(english)).toEqual(expect.arrayContaining(Object.keys(mailboxWords)));
  expect(Object.keys(mailboxWords)).toEqual(expect.arrayContaining(all));
  expect(company.language.startsWith(mailboxWords.language)).toBe(true);
});
