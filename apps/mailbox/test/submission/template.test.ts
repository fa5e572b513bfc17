import { expect } from "vitest";
import { maxTextBytes } from "../../src/submission/posted-form.ts";
import { fillIn } from "../../src/submission/template.ts";
import { it, urlencoded, validFields } from "../fixtures.ts";

const filled = (template: string, answers: Readonly<Record<string, string>>) =>
  fillIn(template, new Map(Object.entries(answers)));

it.for([
  ["Name: {name}", "Name: Asha"],
  ["Budget: {budget:5k=$5,000 (5k)|=Not given}", "Budget: $5,000 (5k)"],
  ["{budget:5k=One %7C %7Bboth%7D 100%25 (a%3Db)|b=c}", "One | {both} 100% (a=b)"],
  ["Phone: {phone:=Not given}", "Phone: Not given"],
  ["{boxes:=None|seo=Search (seo)|shop=A shop}", "A shop, Other, Search (seo)"],
  ["{typed:=None|seo=Search (seo)}", "one, , two"],
  ["Phone: {phone}", "Phone: "],
  ["{braces}", "{name} {budget}"],
  ["no field, { name } and {name", "no field, { name } and {name"],
] as const)("the message template %j becomes %j", ([template, text]) => {
  const answers = {
    name: "Asha",
    budget: "5k",
    phone: " ",
    braces: "{name} {budget}",
    boxes: "shop, Other, seo",
    typed: "one, , two",
  };
  expect(filled(template, answers)).toBe(text);
});

it("a message template keeps the line breaks of an answer on its own, and of no other", () => {
  const text = "one\r\n\r\n  two \r\n";
  expect(filled("TEXT\r\n{text}", { text })).toBe("TEXT\none\n\n  two \n");
  expect(filled("Text: {text}", { text })).toBe("Text: one two");
});

it("a message template makes no message that is longer than a submission may be, and takes linear time", () => {
  expect(() => filled("{a}".repeat(10_000), { a: "x".repeat(100_000) })).toThrow("larger");
  expect(() => filled("x".repeat(maxTextBytes + 1), {})).toThrow("larger");
  for (const part of ["{", "{a", "{a:", "{a:=|", " "]) {
    filled(part.repeat(250_000 / part.length), {});
  }
  filled("a {a}", { a: " ".repeat(250_000) });
});

it("a form without scripts gets its message by template, and a reference for its sender and its reader", async ({
  mailbox,
}) => {
  const form = urlencoded({
    name: undefined,
    from_name: undefined,
    message: "Sent without scripts.",
    budget: "5k",
    other: "Listed",
    redirect: "http://localhost:4173/thanks?from=careers",
    _message_template: "Budget: {budget}\r\nReference: {reference}",
  });
  const response = await mailbox.send(form);
  const reference = /^Budget: 5k\nReference: ([0-9A-F]{4}-[0-9A-F]{4})\n\n(.*)$/s.exec(
    (await mailbox.messages())[0]?.text ?? "",
  );
  expect(reference?.[2]).toBe("Sent with this form\n-------------------\nother: Listed");
  expect(response.headers.get("location")).toBe(
    `http://localhost:4173/thanks?from=careers&reference=${reference?.[1]}`,
  );
  const mail = await mailbox.onlyMail();
  expect(mail.replyTo?.map(({ address }) => address)).toEqual([validFields.email]);
  expect(mail.from?.name, "which is never the name of another").toBe("");
});
