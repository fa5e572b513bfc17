import type { App } from "./app.ts";

/** The framework of an app, and what bundles it. */
export interface Framework {
  readonly name: "Next.js" | "Astro" | "React Router" | "Vite" | "Storybook" | "none that is known";
  readonly version?: string;
  readonly bundler: string;
}

/** The first framework whose package the app wants; Vite alone comes after those that use it. */
export function frameworkOf({ wants, scripts, version }: App): Framework {
  const known = [
    { name: "Next.js", of: "next" },
    { name: "Astro", of: "astro" },
    { name: "React Router", of: "@react-router/dev" },
    { name: "Vite", of: "vite" },
    { name: "Storybook", of: "storybook" },
  ] as const;
  const found = known.find(({ of }) => of in wants);
  const installed = found && version(found.of);
  const names = ["webpack", "@rspack/core", "parcel", "esbuild"];
  const other = names.find((name) => name in wants) ?? "unknown";
  return {
    name: found?.name ?? "none that is known",
    ...(installed ? { version: installed } : {}),
    bundler: found?.name === "Next.js" ? nextBundler(scripts, installed) : found ? "Vite" : other,
  };
}

/** Turbopack unless the scripts say otherwise; before version 16 it is the other way round. */
function nextBundler(scripts: App["scripts"], installed = "16"): string {
  const build = Object.values(scripts).find((script) => /\bnext build\b/.test(script)) ?? "";
  if (build.includes("--webpack")) return "webpack";
  if (build.includes("--turbo")) return "Turbopack";
  return Number.parseInt(installed, 10) < 16 ? "webpack" : "Turbopack";
}
