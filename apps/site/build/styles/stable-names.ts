import { basename } from "node:path";
import type { Plugin } from "vite";

/**
 * Returns a function that names a class after its file and itself, wherever the file stands.
 * @throws if two files give a class the same name
 */
export function classNames(): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    const [path = ""] = file.split("?");
    const className = `${basename(path, ".module.css")}__${name}`;
    const first = files.get(className) ?? path;
    if (first !== path) {
      throw new Error(`${first} and ${path} both name a class ${className}. Rename one file.`);
    }
    files.set(className, path);
    return className;
  };
}

/** Without the hashes of their contents. */
const output = {
  entryFileNames: "assets/[name].js",
  chunkFileNames: "assets/[name].js",
  assetFileNames: "assets/[name][extname]",
};

/**
 * For builds that are compared: names of classes and files stay the same where their contents or
 * folders change.
 */
export function stableNames(): Plugin {
  return {
    name: "kolam:stable-names",
    config: () => ({
      css: { modules: { generateScopedName: classNames() } },
      worker: { rolldownOptions: { output } },
    }),
    configEnvironment: (name) => (name === "ssr" ? {} : { build: { rolldownOptions: { output } } }),
  };
}
