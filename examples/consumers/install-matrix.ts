import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageManager, run } from "../packed-kit.ts";

/** The packages of apps into which the kit must go, by what they are made with. */
const projects: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "vite-6": { vite: "6", vitest: "3", "@vitejs/plugin-react": "4" },
  "vite-7": { vite: "7", vitest: "4", "@vitejs/plugin-react": "5" },
  "vite-8": { vite: "8", "@vitejs/plugin-react": "6" },
  "next-15": { next: "15" },
  "next-16": { next: "16" },
  astro: { astro: "latest", "@astrojs/react": "latest" },
  "react-router-7": { vite: "6", "react-router": "~7.9.0", "@react-router/dev": "~7.9.0" },
  "react-router-8": { vite: "8", "react-router": "~8.4.0", "@react-router/dev": "~8.4.0" },
  "storybook-9": { vite: "6", storybook: "9", "@storybook/react-vite": "9" },
  "storybook-10": { vite: "8", storybook: "10", "@storybook/react-vite": "10" },
};

const types = { "@types/react": "19", "@types/react-dom": "19", typescript: "5" };

/** What resolves a project's packages, as strictly as it can, and installs none. */
const managers = {
  npm: ["npm", "install", "--package-lock-only", "--prefer-offline", "--no-audit", "--no-fund"],
  pnpm: [
    "npx",
    "--yes",
    packageManager,
    "install",
    "--lockfile-only",
    "--strict-peer-dependencies",
    "--ignore-workspace",
  ],
} as const;

/**
 * Resolves the packed kit in each project with each manager. @returns the combinations that fail,
 * and why
 */
export function unresolved(tarball: string, folder: string): string[] {
  return Object.entries(projects).flatMap(([name, packages]) =>
    Object.entries(managers).flatMap(([manager, [command, ...args]]) => {
      const home = join(folder, `${name}-${manager}`);
      const dependencies = { "@kolam/ui": `file:${tarball}`, react: "19", "react-dom": "19" };
      const manifest = {
        name,
        private: true,
        dependencies: { ...dependencies, ...packages, ...types },
      };
      mkdirSync(home);
      writeFileSync(join(home, "package.json"), JSON.stringify(manifest));
      try {
        run(command, args, home);
        return [];
      } catch (error) {
        return [`${name} with ${manager}: ${error instanceof Error ? error.message : error}`];
      }
    }),
  );
}
