import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { folders, site } from "@kolam/resolve/current";
import { describe, expect, it } from "vitest";
import {
  joinedEntry,
  partsOfEntry,
  valuesIn,
  withEntry,
  withField,
  withValue,
} from "./front-matter.ts";

const yaml = `# Whose it is
title: Forms people finish # in four words
category: "UI/UX Design"
author: 'farida'
lead: >
  A long one,
  over lines.
tags: [Forms, "Private, too"]
team:
  - One
  # the other
  - Two
figure: { value: "70%", label: "more orders" }
sources:
  - title: "W3C: WCAG"
    url: https://www.w3.org/TR/WCAG22/
    read: 2026-11-29
actions: [{ label: "Ask", href: "/quote" }]
`;

/** The lines that differ, with the old one first. */
function changed(after: string): string {
  const [old, now] = [yaml, after].map((text) => text.split("\n"));
  return [
    ...(old ?? []).filter((line) => !now?.includes(line)).map((line) => `- ${line}`),
    ...(now ?? []).filter((line) => !old?.includes(line)).map((line) => `+ ${line}`),
  ].join("\n");
}

const order = ["title", "description", "category", "photo", "tags", "actions", "language"];

describe("a field at the top of a file", () => {
  it.each([
    [
      "plain",
      ["title"],
      "Short forms",
      "- title: Forms people finish # in four words\n+ title: Short forms # in four words",
    ],
    [
      "with a colon",
      ["title"],
      "Forms: short",
      '- title: Forms people finish # in four words\n+ title: "Forms: short" # in four words',
    ],
    [
      "in double quotes",
      ["category"],
      "Say “hi”",
      '- category: "UI/UX Design"\n+ category: "Say “hi”"',
    ],
    ["in single quotes", ["author"], "o'brien", "- author: 'farida'\n+ author: 'o''brien'"],
    [
      "over several lines",
      ["lead"],
      "A short one.",
      "- lead: >\n-   A long one,\n-   over lines.\n+ lead: A short one.",
    ],
    [
      "in a group",
      ["figure", "label"],
      "fewer, if any",
      '- figure: { value: "70%", label: "more orders" }\n+ figure: { value: "70%", label: "fewer, if any" }',
    ],
    [
      "in a list of groups",
      ["sources", 0, "read"],
      "2027-01-02",
      "-     read: 2026-11-29\n+     read: 2027-01-02",
    ],
    ["not there yet", ["photo"], "theDesk", "+ photo: theDesk"],
    ["not there yet, a group", ["picture", "alt"], "A desk", "+ picture: { alt: A desk }"],
    [
      "not there yet, in a group",
      ["figure", "counts"],
      "All",
      '- figure: { value: "70%", label: "more orders" }\n+ figure: { value: "70%", label: "more orders", counts: All }',
    ],
    ["taken away", ["author"], undefined, "- author: 'farida'"],
    [
      "taken away with its lines",
      ["lead"],
      undefined,
      "- lead: >\n-   A long one,\n-   over lines.",
    ],
    [
      "taken away in a group",
      ["figure", "label"],
      undefined,
      '- figure: { value: "70%", label: "more orders" }\n+ figure: { value: "70%" }',
    ],
    ["an item taken away", ["team", 0], undefined, "-   - One"],
    ["an item added to lines", ["team", 2], "Three", "+   - Three"],
    [
      "an item added on the line",
      ["tags", 2],
      "Checkout",
      '- tags: [Forms, "Private, too"]\n+ tags: [Forms, "Private, too", Checkout]',
    ],
    [
      "a group added to lines",
      ["sources", 1],
      { title: "Act 1: of 2", url: "https://law.example" },
      '+   - title: "Act 1: of 2"\n+     url: https://law.example',
    ],
    [
      "a group added on the line",
      ["actions", 1],
      { label: "Call", href: "/contact" },
      '- actions: [{ label: "Ask", href: "/quote" }]\n+ actions: [{ label: "Ask", href: "/quote" }, { label: Call, href: /contact }]',
    ],
    [
      "the only item taken away",
      ["actions", 0],
      undefined,
      '- actions: [{ label: "Ask", href: "/quote" }]',
    ],
    ["what is not there, taken away", ["photo"], undefined, ""],
    ["true", ["draft"], true, "+ draft: true"],
  ])("is changed alone: %s", (_, path, value, difference) => {
    const after = withField(yaml, path, value, order);
    expect(changed(after)).toBe(difference);
    expect(after.includes("# Whose it is\n")).toBe(true);
  });

  it("stands where its order puts it", () => {
    const lines = withField(yaml, ["photo"], "theDesk", order).split("\n");
    expect(lines[lines.indexOf("photo: theDesk") - 1]).toBe('category: "UI/UX Design"');
  });

  it("may be a list of texts, of which the others stay", () => {
    expect(changed(withValue(yaml, ["tags"], ["Forms", "Shops"]))).toBe(
      '- tags: [Forms, "Private, too"]\n+ tags: [Forms, "Shops"]',
    );
    expect(changed(withValue(yaml, ["team"], ["One"]))).toBe("-   # the other\n-   - Two");
    expect(changed(withValue(yaml, ["keywords"], ["a: b", "c"], order))).toBe(
      '+ keywords: ["a: b", c]',
    );
  });

  it("needs no quotes where it said nothing before", () => {
    const list = 'tags: ["", ""]\nlead: \'\'\n';
    const written = withField(withField(list, ["tags", 0], "Forms"), ["tags", 1], "a, b");
    expect(withField(written, ["lead"], "In short")).toBe(
      'tags: [Forms, "a, b"]\nlead: In short\n',
    );
  });

  it("may be rows and groups, of which the others stay", () => {
    const cover = `cover:
  drawing: form
  rows:
    - [Full name, One field]
    - [Mobile, "+91, 0 and spaces"] # as typed
`;
    const rows = [
      ["Full name", "Two fields"],
      ["Mobile", "+91, 0 and spaces"],
      ["Post code", 6],
    ];
    expect(withValue(cover, ["cover", "rows"], rows)).toBe(
      `${cover.replace("One field", "Two fields")}    - [Post code, 6]\n`,
    );
    const figure = { value: "71%", counts: "All" };
    expect(changed(withValue(yaml, ["figure"], figure))).toBe(
      '- figure: { value: "70%", label: "more orders" }\n+ figure: { value: "71%", counts: All }',
    );
  });

  it("keeps the line breaks of Windows", () => {
    const windows = yaml.replaceAll("\n", "\r\n");
    const after = withField(windows, ["team", 2], "Three", order);
    const source = `---\r\n${windows}---\r\n\r\nText.\r\n`;
    expect(partsOfEntry(source)).toMatchObject({ yaml: windows, body: "\r\nText.\r\n" });
    expect(after).toBe(windows.replace("  - Two\r\n", "  - Two\r\n  - Three\r\n"));
  });

  it("is refused where the fields cannot be read", () => {
    expect(() => withField('title: "open', ["title"], "x")).toThrow(/cannot be read/);
  });
});

describe("an entry of a list", () => {
  const list = `figures:
  # asked first
  - value: "70%" # of all
    label: more orders

    # in 2025
    counts: "All"

  # stands alone

  - { value: 3, label: "days, not weeks", counts: All }
  - value: >
      many
      lines
    label: |
      # no comment
tags: [Forms, "Private, too"] # two
rows:
  - [Full name, One field]
  - [Mobile, "+91"]
actions:
- Ask
- Call
last: yes
`;
  const [, first = ""] = /figures:\n([\s\S]*?)\n {2}# stands/.exec(list) ?? [];
  const second = '  - { value: 3, label: "days, not weeks", counts: All }\n';

  it("moves with its comments, and what stands alone stays", () => {
    const moved = list.replace(first, "\0").replace(second, first).replace("\0", second);
    expect(withEntry(list, ["figures", 0], "down")).toBe(moved);
    expect(withEntry(list, ["figures", 1], "up")).toBe(moved);
    const windows = withEntry(list.replaceAll("\n", "\r\n"), ["figures", 0], "down");
    expect(windows).toBe(moved.replaceAll("\n", "\r\n"));
  });

  it.each([
    ["tags", 0, "down", '[Forms, "Private, too"]', '["Private, too", Forms]'],
    ["tags", 1, "copy", '"Private, too"', '"Private, too", "Private, too"'],
    ["tags", 0, "delete", "Forms, ", ""],
    [
      "rows",
      1,
      "up",
      '- [Full name, One field]\n  - [Mobile, "+91"]',
      '- [Mobile, "+91"]\n  - [Full name, One field]',
    ],
    ["actions", 1, "up", "- Ask\n- Call", "- Call\n- Ask"],
    ["actions", 1, "copy", "- Call\n", "- Call\n- Call\n"],
    ["figures", 1, "copy", second, second + second],
    ["figures", 0, "delete", first, ""],
  ] as const)("of %s: %i %s", (name, index, action, code, now) => {
    expect(withEntry(list, [name, index], action)).toBe(list.replace(code, now));
  });

  it("of several lines is copied and moved whole", () => {
    const last = "  - value: >\n      many\n      lines\n    label: |\n      # no comment\n";
    expect(withEntry(list, ["figures", 2], "copy")).toBe(list.replace(last, last + last));
    expect(withEntry(list, ["figures", 2], "up")).toBe(list.replace(second + last, last + second));
  });

  it("does not leave its list", () => {
    expect(() => withEntry(list, ["tags", 0], "up")).toThrow(/in its file/);
    expect(() => withEntry(list, ["tags", 1], "down")).toThrow(/in its file/);
  });
});

describe("the entries of this site", () => {
  const cwd = folders.words(site.settings.languages[0]);
  it.each(globSync("{articles,cases,landing}/*.mdx", { cwd }))(
    "%s changes in one field",
    (name) => {
      const source = readFileSync(join(cwd, name), "utf8");
      const parts = partsOfEntry(source);
      expect(joinedEntry(parts)).toBe(source);
      const yaml = withField(parts.yaml, ["title"], 'Another: "title"');
      expect(valuesIn(yaml)?.title).toBe('Another: "title"');
      const lines = (text: string) => text.split("\n").filter((line) => !line.startsWith("title:"));
      expect(lines(joinedEntry({ ...parts, yaml }))).toEqual(lines(source));
    },
  );
});
