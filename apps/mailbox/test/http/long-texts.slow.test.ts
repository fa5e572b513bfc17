import { expect, it } from "vitest";
import { longestFields, refuseOverlong } from "../../src/submission/bounds.ts";
import { maxTextBytes } from "../../src/submission/posted-form.ts";
import { noQuota, startTestMailbox, type TestMailbox } from "../fixtures.ts";

/** What texts that stop a program are made of. */
const units = {
  blanks: " ",
  dots: ".",
  "open links": "<a ",
  braces: "{",
  "choices in braces": "{x:=}",
  quotes: '"',
  "combining marks": "\u0301",
  "marks of two kinds": "\u0301\u0323",
  "a Sigma and marks": "Σ\u0301",
  digits: "7",
  "digits apart": "7 ",
  hyphens: "a-",
  "zero-width letters": "\u200b",
};
const ordinary = "We would like a new shop by spring. ";

/** A text that takes as many bytes of a post. */
const textOf = (unit: string, bytes: number): string =>
  // The letter that marks belong to comes before them.
  `a${unit.repeat(bytes / Buffer.byteLength(JSON.stringify(unit).slice(1, -1)) - 1)}`;

const everyBounded = [...longestFields].filter(([field]) => field !== "access_key");

/** Where a text may appear. */
const places: Readonly<Record<string, (text: string) => Record<string, string>>> = {
  "the message": (message) => ({ message }),
  "a table of answers and another field": (text) => ({
    message: `Answers\nSite: a@${text.slice(text.length / 2)} x`,
    company: text.slice(text.length / 2),
  }),
  "an answer": (x) => ({ x, _message_template: "X: {x}\n{x}" }),
  "an answer to many questions": (text) => ({
    x: text.slice(text.length / 10),
    _message_template: textOf("{x:=}", text.length / 10),
  }),
  "all fields with a bound": (text) =>
    Object.fromEntries(everyBounded.map(([field, limit]) => [field, text.slice(0, limit)])),
  "the address": (email) => ({ email }),
  "the name of a field": (text) => ({ [text]: "x" }),
};

const whole = maxTextBytes - 2048;
const rounds = 5;
/** How often a text may look slow because the machine was busy just then. */
const attempts = 4;

/** The processor's time of some work: the clock also counts what other programs do. */
async function timeOf<Result>(work: () => Promise<Result>) {
  const start = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(start);
  return { result, time: user + system };
}

/**
 * The times of a post, and of the page of its message if it was accepted: the best of several, as
 * other programs and the garbage collector only ever add to them.
 */
async function timesOf(mailbox: TestMailbox, fields: Record<string, string>) {
  const posts: number[] = [];
  const pages: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const posted = await timeOf(async () => (await mailbox.post(fields)).json());
    posts.push(posted.time);
    const { id } = posted.result as { id?: string };
    if (id === undefined) continue;
    const { time, result } = await timeOf(() => mailbox.page(`/mailbox/${id}`));
    expect(result).toContain(id);
    pages.push(time);
  }
  return { post: Math.min(...posts), page: pages.length > 0 ? Math.min(...pages) : 0 };
}

it("no text takes more than five times as long as ordinary words, or grows faster than its length", async () => {
  const mailbox = await startTestMailbox({
    quotas: { address: noQuota, key: noQuota, total: noQuota },
  });
  const ordinaryTimes = async () => ({
    whole: await timesOf(mailbox, { message: textOf(ordinary, whole) }),
    half: await timesOf(mailbox, { message: textOf(ordinary, whole / 2) }),
  });
  // The first ones are slower, until the code is compiled.
  await ordinaryTimes();
  let usual = await ordinaryTimes();
  /** What is slow about a text in a place, of its post and of its page. */
  const slowPartsOf = async (unit: string, fieldsOf: (text: string) => Record<string, string>) => {
    const long = await timesOf(mailbox, fieldsOf(textOf(unit, whole)));
    const half = await timesOf(mailbox, fieldsOf(textOf(unit, whole / 2)));
    return (["post", "page"] as const).flatMap((part) => {
      const times = long[part] / usual.whole[part];
      // What is refused at once takes too little time to compare it with its half.
      const growth = long[part] / Math.max(half[part], usual.half[part]);
      return times > 5 || growth > 2.5
        ? [`${part}: ${times.toFixed(1)}, ${growth.toFixed(1)}`]
        : [];
    });
  };
  const slow: string[] = [];
  for (const [kind, unit] of Object.entries(units)) {
    for (const [place, fieldsOf] of Object.entries(places)) {
      let found = await slowPartsOf(unit, fieldsOf);
      for (let again = 1; again < attempts && found.length > 0; again += 1) {
        usual = await ordinaryTimes();
        found = await slowPartsOf(unit, fieldsOf);
      }
      slow.push(...found.map((part) => `${kind} in ${place}, ${part}`));
    }
  }
  expect(slow).toEqual([]);
}, 600_000);

it.each([...longestFields])(
  "the field %s is refused above %i characters, and not below",
  async (field, limit) => {
    const mailbox = await startTestMailbox();
    const answer = await mailbox.post({ [field]: "a".repeat(limit + 1) });
    expect(answer.status).toBe(422);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([field]);
    expect(() =>
      refuseOverlong({
        kind: "json",
        fields: new Map([[field, "a".repeat(limit)]]),
        files: [],
        bytes: 0,
      }),
    ).not.toThrow();
  },
);

it("long words of honest visitors are kept as they are", async () => {
  const mailbox = await startTestMailbox();
  const message = "A long story. ".repeat(20_000 / 14);
  const fields = { message, name: "N".repeat(1000), subject: "S".repeat(1000), notes: message };
  await mailbox.postForId({ ...fields, email: `${" ".repeat(100)}asha@example.org ` });
  const [stored] = await mailbox.messages();
  for (const text of Object.values(fields)) expect(stored?.text).toContain(text.trim());
});
