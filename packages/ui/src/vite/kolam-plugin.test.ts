import type hero from "virtual:kolam/hero";
import { build, createServer } from "vite";
import { describe, expect, it } from "vitest";
import { drawing, frame } from "../kolam/drawings.ts";
import { kolamDrawings } from "./kolam-plugin.ts";

const quiet = { configFile: false, logLevel: "silent", appType: "custom" } as const;

/** Runs the plugin in a Vite server and loads a module through it, like prerendering does. */
async function load(name: string, options?: Parameters<typeof kolamDrawings>[0]) {
  const server = await createServer({
    ...quiet,
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [kolamDrawings(options)],
  });
  try {
    return (await server.ssrLoadModule(`virtual:kolam/${name}`)).default;
  } finally {
    await server.close();
  }
}

const shown = ({ width, height, line, dotsPath }: typeof hero) => ({
  width,
  height,
  line,
  dotsPath,
});

describe("kolamDrawings", () => {
  it("provides named drawings, frames by seed and size, and additional recipes", async () => {
    expect(await load("hero")).toEqual(shown(drawing("hero")));
    expect(await load("frame/photo%201/800x600")).toEqual(shown(frame("photo 1", 4 / 3)));
    const recipes = { mine: { cols: 3, rows: 1, seed: "mine" } };
    expect(await load("mine", { recipes })).toMatchObject({ width: 56, height: 16 });
  });

  it.each(["nothing", "toString", "frame/x/4x0"])(
    "rejects %s and lists the known names",
    async (name) => {
      await expect(load(name)).rejects.toThrow(/No drawing is called .*Known: hero, logo/);
    },
  );

  it("adds only data to a build, and nothing if unused", async () => {
    const entry = async (code: string) => {
      const output = await build({
        ...quiet,
        plugins: [
          kolamDrawings(),
          {
            name: "entry",
            resolveId: (id) => (id === "entry" ? id : undefined),
            load: (id) => (id === "entry" ? code : undefined),
          },
        ],
        build: { write: false, rolldownOptions: { input: "entry" } },
      });
      const [built] = [output].flat();
      if (built === undefined || !("output" in built)) throw new Error("nothing was built");
      return built.output[0].code;
    };
    const used = await entry('import d from "virtual:kolam/gem"; console.log(d.line)');
    expect(used).toContain(drawing("gem").line);
    expect(used.length).toBeLessThan(1200);
    expect(await entry('import d from "virtual:kolam/gem"; console.log(1)')).not.toContain("M");
  });
});
