import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { standardLook } from "../../src/look.ts";
import { frameOf } from "../../src/pages/layout.ts";
import { reportsPage } from "../../src/pages/reports.ts";
import { openTally } from "../../src/reports/tally.ts";
import { temporaryDirectory } from "../fixtures.ts";

const today = new Date().toISOString().slice(0, 10);
const row = {
  page: "/about",
  kind: "script",
  browser: "Firefox 140",
  count: 3,
  first: today,
  last: today,
};

it.each([
  ["is cut off", '{"rows":[', []],
  ["is nothing", "null", []],
  ["has no rows", "{}", []],
  ["has a text for its rows", '{"rows":"abc","others":1}', []],
  ["has a row that is none", JSON.stringify({ rows: [row, null, 7], others: 2 }), []],
  [
    "has rows with other things in them",
    JSON.stringify({ rows: [row, { ...row, kind: 5 }, { ...row, count: "x" }], others: "x" }),
    [row],
  ],
])("goes on with a file that %s", async (_, text, rows) => {
  const path = join(await temporaryDirectory(), "reports.json");
  await writeFile(path, text);
  const tally = openTally(path, () => {});
  expect(tally.rows()).toEqual(rows);
  expect(reportsPage(tally.rows(), tally.others())(frameOf(standardLook))).not.toContain("NaN");
  tally.note(row, "Safari 26");
  expect(tally.rows()).toHaveLength(rows.length + 1);
});
