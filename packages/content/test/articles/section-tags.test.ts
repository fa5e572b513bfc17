import { describe, expect, it } from "vitest";
import { readTag, tagChecker } from "../../build/section-tags.ts";

describe("readTag", () => {
  it.each([
    ["<Steps>", { name: "Steps", kind: "open", attributes: {} }],
    ["</Steps>  ", { name: "Steps", kind: "close", attributes: {} }],
    [
      '<Film file="a b.mp4" title="Über > 5" loop />',
      {
        name: "Film",
        kind: "alone",
        attributes: { file: "a b.mp4", title: "Über > 5", loop: "loop" },
      },
    ],
    [
      '<Embed url="https://a.example/?b=1&amp;c=2"/>',
      { name: "Embed", kind: "alone", attributes: { url: "https://a.example/?b=1&c=2" } },
    ],
  ])("reads %s", (text, tag) => {
    expect(readTag(text)).toEqual(tag);
  });

  it.each([
    "See <Film />",
    "<Film /> here",
    "<Film file=a.mp4 />",
    "<Film file='a.mp4' />",
    "<Film file={a} />",
    "<Film",
    "</Film />",
    '</Film file="a">',
    " <Film />",
    "<div>",
  ])("takes %s for text", (text) => {
    expect(readTag(text)).toBeUndefined();
  });
});

describe("tagChecker", () => {
  const rules = {
    Film: {
      attributes: { file: "required", loop: "optional" },
      alone: true,
      problem: ({ file }: Readonly<Record<string, string>>) =>
        file === "no.mp4" ? "names no.mp4, which does not exist." : undefined,
    },
    Pair: { attributes: {}, holds: ["Film"] },
    Steps: { attributes: {}, holds: "Markdown" },
  } as const;

  const told = (text: string) => {
    const messages: string[] = [];
    const { read, end } = tagChecker(rules, (line, message) => messages.push(`${line} ${message}`));
    for (const [index, line] of text.split("\n").entries()) read(line, index + 1);
    end();
    return messages;
  };

  it("says nothing about tags that are right", () => {
    expect(told('Text.\n<Film file="a.mp4" loop />\n<Pair>\n\n<Film file="b" />\n</Pair>')).toEqual(
      [],
    );
    expect(told("<Steps>\n1. Text.\n</Steps>")).toEqual([]);
  });

  it.each([
    ["<Chart />", /^1 has a <Chart>.*Known are <Film file="…" \/>, <Pair> … <\/Pair>/],
    ["<Film file='a.mp4' />", /^1 is not a tag as it is written here/],
    ["<Film />", /^1 lacks file="…" in <Film>/],
    ['<Film file=" " />', /^1 lacks file="…"/],
    ['<Film file="a.mp4" constructor="3" />', /^1 gives <Film> “constructor”/],
    ['<Film file="no.mp4" />', /^1 names no.mp4/],
    ['<Film file="a.mp4">\n</Film>', /^1 is not how <Film> is written/],
    ["<Pair />", /^1 is not how <Pair> is written\. Write <Pair> … <\/Pair>/],
    ["<Pair>\nText.\n</Pair>", /^2 is a text in <Pair>/],
    ['<Steps>\n<Film file="a" />\n</Steps>', /^2 has a <Film> in <Steps>/],
    ["<Steps>", /^1 opens <Steps>, which is never closed/],
    ["</Steps>", /^1 closes <Steps>, which is not open/],
  ])("tells what is wrong with %j", (text, message) => {
    expect(told(text).join("\n")).toMatch(message);
  });
});
