import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { parseAst } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { exampleApp, removeApps } from "./app-fixture.ts";

const dist = resolve(import.meta.dirname, "../../dist");
const client = new Client({ name: "test", version: "1.0.0" });
const ask = async (name: string, input: Record<string, unknown>) => {
  const { content, structuredContent, isError } = await client.callTool({
    name,
    arguments: input,
  });
  const [{ text }] = content as [{ text: string }];
  return { text, answer: structuredContent, isError };
};

beforeAll(() =>
  client.connect(
    new StdioClientTransport({ command: process.execPath, args: [resolve(dist, "cli.js"), "mcp"] }),
  ),
);
afterAll(async () => {
  await client.close();
  removeApps();
});

describe("the server for assistants", () => {
  it("says what it is, and what holds for every part", () => {
    expect(client.getServerVersion()).toMatchObject({
      name: "@kolam/ui",
      version: manifest.version,
    });
    expect(client.getInstructions()).toContain("There is no `style` prop.");
  });

  it("offers the questions that the command answers, all of which only read", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["search", "show", "tokens", "doctor"]);
    expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint)).toEqual([]);
  });

  it("answers as the command does, in words and as data", async () => {
    const found = await ask("search", { words: "cookie banner" });
    expect(found.text).toMatch(/^ConsentBanner +Asks/);
    expect(found.answer).toMatchObject({ results: [{ name: "ConsentBanner" }, {}, {}] });
    const shown = await ask("show", { name: "Stepper" });
    expect(shown.text).toContain('import { Stepper } from "@kolam/ui/stepper";');
    expect(shown.answer).toMatchObject({ kind: "part", name: "Stepper" });
    const tokens = await ask("tokens", { filter: "color-action" });
    expect(tokens.text).toContain("--k-color-action: light #");
    const app = exampleApp("consumers/vite", "src");
    const health = await ask("doctor", { folder: app.folder });
    expect(health.answer).toMatchObject({ faults: 0, framework: { name: "Vite" } });
  });

  it("says what is wrong with a question, and goes on", async () => {
    expect(await ask("show", { name: "Steper" })).toMatchObject({
      isError: true,
      text: expect.stringContaining("Is it Stepper"),
    });
    expect(await ask("search", {})).toMatchObject({
      isError: true,
      text: '"words" must be a text.',
    });
    expect(await ask("stow", {})).toMatchObject({ isError: true });
    expect(await ask("show", { name: "Stepper" })).toMatchObject({ answer: { name: "Stepper" } });
  });
});

it("costs an app no package: only `mcp` loads the file that has the protocol's code", () => {
  expect(Object.keys(manifest.dependencies).sort()).toEqual([
    "@radix-ui/react-accordion",
    "@radix-ui/react-dialog",
    "@radix-ui/react-navigation-menu",
    "class-variance-authority",
  ]);
  const read = (file: string) => readFileSync(resolve(dist, file), "utf8");
  expect(read("cli.js")).not.toContain("notifications/initialized");
  expect(read("mcp.js")).toContain("notifications/initialized");
  for (const file of ["cli.js", "mcp.js"]) {
    const sources = parseAst(read(file)).body.flatMap((node) =>
      "source" in node && node.source ? [node.source.value] : [],
    );
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((source) => !/^(?:node:|\.\/cli\.)/.test(`${source}`))).toEqual([]);
  }
});
