import { expect, it } from "vitest";
import pitches from "../../src/submission/pitches.json" with { type: "json" };
import { certain, judged, repeatedTexts, textSignals } from "../../src/submission/spam.ts";
import { startTestMailbox, submissionOf, validFields } from "../fixtures.ts";
import letters from "./letters.json" with { type: "json" };

const submission = (fields: Record<string, string> = {}) =>
  submissionOf({ ...validFields, ...fields });
const points = (fields: Record<string, string>) =>
  textSignals(submission(fields)).reduce((sum, signal) => sum + signal.points, 0);
const links = (count: number) => "https://example.org/x ".repeat(count);

it.each([
  ["an ordinary message", {}],
  ["three links", { message: `My work: ${links(3)}` }],
  ["an Indian script", { name: "आशा कुलकर्णी", message: "नमस्ते, हमें एक नई वेबसाइट चाहिए।" }],
  ["capitals in a name", { name: "MacDonald-FitzGerald" }],
  ["the same short answer twice", { company: "Example Ltd", notes: "Example Ltd" }],
])("the signals of a text say nothing about %s", (_, fields) => {
  expect(textSignals(submission(fields))).toEqual([]);
});

it.each([
  ["many links", { message: links(60) }],
  ["a link in the name", { name: "Buy https://evil.example" }],
  ["markup", { message: 'See <a href="https://evil.example">this</a>' }],
  ["a made-up name", { name: "XqTbWkLzPrmNoP" }],
  ["one text in every field", { company: "Hello World", phone: "Hello World", x: "Hello World" }],
])("the signals of a text never decide alone: %s", (_, fields) => {
  expect(points(fields)).toBeGreaterThan(0);
  expect(points(fields)).toBeLessThan(5);
});

it("the signals of a text decide together", () => {
  expect(points({ name: "XqTbWkLzPrmNoP", message: `[url=x]${links(9)}` })).toBeGreaterThan(5);
});

// The second hundred was written by somebody who had not seen the rules: they found 15 of its 50
// bad ones then.
it.each(Object.entries(letters))(
  "of the %s hundred letters at most 1 %% of the good ones and at least 80 %% of the bad ones are spam",
  (_, { bad, good }) => {
    for (const form of ["", "PROJECT\nTimeline: Within 1 month\nBudget: only $99\n\nMESSAGE\n"]) {
      const spam = (list: readonly string[]) =>
        list.filter((letter) => points({ message: form + letter }) >= 5);
      expect(spam(good)).toEqual([]);
      expect(spam(bad).length).toBeGreaterThanOrEqual(0.8 * bad.length);
    }
  },
);

it.each(["viagra", "casino", "guest post", "guarantee", "unsubscribe"])(
  "the word %s alone never decides",
  (word) => {
    expect(points({ message: `A question about ${word}.` })).toBeLessThan(5);
  },
);

it("a long message is judged at once: no repetition in the words of pitches is without end", () => {
  const words = [...pitches.pitches.flatMap(({ words }) => words), ...pitches.request];
  expect(words.filter((part) => /[*+]|,\}/.test(part.replace(/\\./g, "")))).toEqual([]);
});

it("a text that comes a third time from other senders counts, a repetition of one does not", () => {
  let now = 0;
  const repeated = repeatedTexts(() => now);
  const from = (at: number, id = "") =>
    repeated(
      submission({
        name: `Name ${at}x`,
        email: `sender${at}@example.org`,
        message: `Dear owner, ${at} offers from Name ${at}x.`,
        ...(id ? { submission_id: id } : {}),
      }),
    ).length;
  expect([from(1), from(2), from(3)]).toEqual([0, 0, 1]);
  now += 25 * 60 * 60 * 1000;
  expect([from(1, "a"), from(1, "a"), from(1, "a"), from(1, "b"), from(1, "c")]).toEqual([
    0, 0, 0, 0, 1,
  ]);
});

it("points only ever move a message to spam, and 0 turns them off", () => {
  const signals = [
    { points: 3, reason: "one" },
    { points: 2, reason: "two" },
  ];
  expect(judged(submission(), signals, 5)).toMatchObject({
    spam: true,
    spamReasons: ["one", "two"],
  });
  expect(judged(submission(), signals, 6)).toMatchObject({ spam: false });
  expect(judged(submission(), signals, 0)).toMatchObject({ spam: false });
  expect(judged(submission(), [{ points: certain, reason: "x" }], 0)).toMatchObject({ spam: true });
  const bot = judged(submission({ botcheck: "on" }), [], 5);
  expect(bot).toMatchObject({ spam: true, spamReasons: ["the hidden field is filled in"] });
});

it("a message of many signals is stored as spam, with its reasons", async () => {
  const mailbox = await startTestMailbox();
  const fields = { name: "XqTbWkLzPrmNoP", message: `[url=x]${links(9)}` };
  await mailbox.postForId(fields);
  expect(mailbox.counts()).toEqual([0, 1]);
  const [message] = await mailbox.messages();
  expect(message?.headers).toContainEqual([
    "X-Spam-Reasons",
    "9 links; markup of links; a made-up name",
  ]);
});
