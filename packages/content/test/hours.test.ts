import type { OpeningHours, Weekday } from "@kolam/content/model/company/company-details";
import type { HoursWords } from "@kolam/content/model/company/hours";
import { afterEach, describe, expect, it, vi } from "vitest";

const company = "@site/facts/company";

const ownWords = {
  days: (first: string, last: string) => `${first} to ${last}`,
  times: (opens: string, closes: string) => `${opens} to ${closes}`,
};

/** What readers see of opening hours in this language. */
async function said(
  hours: readonly OpeningHours[],
  language = "en-GB",
  words: HoursWords = ownWords,
  timeZone = "Europe/Berlin",
) {
  vi.resetModules();
  vi.doMock(company, () => ({ company: { language, timeZone } }));
  const { sayHours } = await import("@kolam/content/model/company/hours");
  return sayHours(hours, words);
}

afterEach(() => {
  vi.doUnmock(company);
  vi.resetModules();
});

const open = (...days: [Weekday, ...Weekday[]]): OpeningHours => ({
  days,
  opens: "09:00",
  closes: "17:30",
});
const until = (closes: OpeningHours["closes"], hours: OpeningHours) => ({ ...hours, closes });
const week = open("Monday", "Tuesday", "Wednesday", "Thursday", "Friday");

describe("opening hours", () => {
  it.each<[string, string, OpeningHours[]]>([
    ["no day", "", []],
    ["one day", "Monday", [open("Monday")]],
    ["two days in a row", "Monday and Tuesday", [open("Tuesday", "Monday")]],
    ["three days in a row", "Monday to Wednesday", [open("Monday", "Tuesday", "Wednesday")]],
    ["days apart", "Monday, Wednesday and Friday", [open("Monday", "Wednesday", "Friday")]],
    [
      "a row and a day apart",
      "Monday to Wednesday and Saturday",
      [open("Monday", "Tuesday", "Wednesday", "Saturday")],
    ],
    [
      "a week that begins on Sunday",
      "Sunday to Thursday",
      [open("Monday", "Tuesday", "Wednesday", "Thursday", "Sunday")],
    ],
    [
      "a row over Sunday and a day apart",
      "Saturday to Monday and Wednesday",
      [open("Monday", "Wednesday", "Saturday", "Sunday")],
    ],
    ["Sunday and Monday", "Monday and Sunday", [open("Monday", "Sunday")]],
    ["every day", "Monday to Sunday", [open("Saturday", "Sunday"), week]],
    ["groups of days", "Monday to Saturday", [week, until("13:00", open("Saturday"))]],
  ])("of %s name them", async (_, days, hours) => {
    expect((await said(hours)).days).toBe(days);
  });

  it("have a line for each group of days, the last with the time zone", async () => {
    const { lines } = await said([week, until("13:00", open("Saturday"))]);
    expect(lines).toEqual(["Monday to Friday, 9:00 to 17:30", "Saturday, 9:00 to 13:00 CET"]);
  });

  it.each([
    ["fr-TN", "Africa/Tunis", /17:30 \(heure\u00a0: Tunisie\)$/],
    ["en-GB", "Asia/Karachi", /17:30 [^()]+$/],
  ])("keep the name of the time zone apart in %s", async (language, timeZone, end) => {
    const { lines } = await said([open("Monday")], language, ownWords, timeZone);
    expect(lines[0]).toMatch(end);
  });

  it("of an office that closes at noon are one line", async () => {
    const { lines } = await said([
      until("12:00", open("Monday")),
      { ...open("Monday"), opens: "14:00" },
    ]);
    expect(lines).toEqual(["Monday, 9:00 to 12:00, 14:00 to 17:30 CET"]);
  });

  it.each([
    ["fr-FR", /^9:00 to 17:30/],
    ["fr-TN", /^0?9:00 to 17:30/],
    ["fr-DZ", /^0?9:00 to 17:30/],
    ["en-GB", /^9:00 to 17:30/],
    ["en-IN", /^9:00.am to 5:30.pm/],
    ["es-MX", /^9:00.a\.m\. to 5:30.p\.m\./],
    ["ar-TN", /^9:00.ص to 5:30.م/],
    ["bn-BD", /^9:00.AM to 5:30.PM/],
  ])("are on the clock of %s", async (language, times) => {
    const { days, lines } = await said([open("Monday")], language);
    expect(lines[0]?.slice(days.length).replace(/^\P{N}+/u, "")).toMatch(times);
  });

  it("are in the language of the site", async () => {
    const { days, lines } = await said([open("Monday", "Wednesday")], "de-DE");
    expect(days).toBe("Montag und Mittwoch");
    expect(lines).toEqual(["Montag und Mittwoch, 9:00 to 17:30 MEZ"]);
    expect((await said([open("Monday")], "pt-PT")).lines[0]).toMatch(/^Segunda-feira, /);
    expect((await said([open("Monday")], "en-US")).lines[0]).toMatch(/^Monday, 9:00.AM to 5:30.PM/);
  });

  it.each([
    ["en-GB", "Monday – Friday, 09:00–12:00, 14:00–17:30"],
    ["fr-TN", "Lundi – vendredi, 09:00 – 12:00, 14:00 – 17:30"],
    ["ar-TN", "الاثنين – الجمعة، 9:00 ص – 12:00 م، 2:00–5:30 م"],
    ["ar-EG", "الاثنين – الجمعة، 9:00 ص – 12:00 م، 2:00–5:30 م"],
    ["fa-IR", "دوشنبه تا جمعه،\u200f 9:00 تا 12:00،\u200f 14:00 تا 17:30"],
    ["ur-PK", "پیر – جمعہ، 9:00 AM – 12:00 PM، 2:00–5:30 PM"],
    ["he-IL", "יום שני – יום שישי, 9:00–12:00, 14:00–17:30"],
    ["ja-JP", "月曜日～金曜日、9時00分～12時00分、14時00分～17時30分"],
  ])("without words of their own are as in %s", async (language, line) => {
    const afternoon = { ...week, opens: "14:00" } as const;
    const { lines } = await said([until("12:00", week), afternoon], language, {});
    // The name of the time zone follows, which is tested elsewhere.
    expect(lines.map((each) => each.replaceAll("\u00a0", " ").slice(0, line.length))).toEqual([
      line,
    ]);
  });
});
