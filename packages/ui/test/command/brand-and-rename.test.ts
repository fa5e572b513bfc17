import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";

const cli = resolve(import.meta.dirname, "../../dist/cli.js");
const folder = mkdtempSync(join(tmpdir(), "kolam-brand-"));
const kolamUi = (...args: string[]) =>
  spawnSync(process.execPath, [cli, ...args], { cwd: folder, encoding: "utf8" });

afterAll(() => rmSync(folder, { recursive: true }));

it("writes a brand, prints each contrast, and replaces no file unasked", () => {
  const { stdout, status } = kolamUi("brand", "#0a7d5a", "#ff9900");
  expect(status).toBe(0);
  expect(stdout).toMatch(/^on-action on action-hover +4\.5 \/ 7 +\d/m);
  expect(stdout).not.toContain("FAILS");
  expect(stdout).toMatch(/#ff9900 is hard to read .* so the accent is #/);
  expect(readFileSync(join(folder, "brand.css"), "utf8")).toContain(
    "--k-color-action: light-dark(#0a7d5a, ",
  );
  expect(kolamUi("brand", "#123456").stderr).toMatch(/--force/);
  kolamUi("brand", "rgb(18 52 86)", "--part", "shop", "--out", "shop.css");
  const selectors = readFileSync(join(folder, "shop.css"), "utf8").match(/[^\n]*(?=[,{]\n)/g);
  expect(
    selectors?.filter((line) => /\[|:root/.test(line) && !/^ *\[data-brand="shop"\]/.test(line)),
  ).toEqual([]);
  expect(kolamUi("--help").stdout).toMatch(/^npx @kolam\/ui brand/m);
  expect(kolamUi("brand", "greenish").stderr).toBe(
    '"greenish" is not an opaque colour. Write it as "#0a7d5a" or "rgb(10 125 90)".\n',
  );
});

it("renames props in files that import the kit", () => {
  const before = `import { Section, Table, Tabs, Timeline } from "@kolam/ui";
<Section
  aside={<Section eyebrow={<b title="heading=">1 > 0</b>} heading="In it" />}
  lead={words.map((heading) => heading)}
  heading={heading}
>
  <Other heading="Theirs" />
  <Table columns={["Plan", { heading: "Price" }]} rows={rows} look="grid" />
  <Tabs label="Plans" look={wide ? "line" : "pill"} items={[{ id: "a", look: 1 }]} />
  <Timeline items={[{ year: "2019", text: "Two desks" }]} />
  <Lens look="at" />
</Section>;
`;
  const after = before
    .replace('heading="In it"', 'title="In it"')
    .replace("heading={heading}", "title={heading}")
    .replace('{ heading: "Price" }', '{ title: "Price" }')
    .replace('look="grid"', 'variant="grid"')
    .replace("look={wide", "variant={wide")
    .replace('{ year: "2019"', '{ label: "2019"');
  const file = join(folder, "page.tsx");
  writeFileSync(file, before);
  writeFileSync(join(folder, "other.tsx"), '<Section heading="Not the kit\'s" />');
  expect(kolamUi("rename", ".").stdout).toBe("page.tsx\n");
  expect(readFileSync(file, "utf8")).toBe(after);
  expect(kolamUi("rename", ".").stdout).toBe("There is nothing to rename.\n");
});
