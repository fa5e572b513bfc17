import { composeFile, composeTexts } from "@kolam/ui/testing/compose";
import { renderToString } from "react-dom/server";
import { storyFiles } from "./story-files.ts";

/** A story rendered on a server, with its console output and errors. */
export interface ServerStory {
  readonly name: string;
  readonly html: string;
  readonly problems: readonly string[];
}

const methods = ["error", "warn", "log", "info"] as const;

function render(name: string, element: Parameters<typeof renderToString>[0]): ServerStory {
  const problems: string[] = [];
  const kept = methods.map((method) => console[method]);
  for (const method of methods) {
    console[method] = (...values: unknown[]) =>
      problems.push(`console.${method}: ${values.join(" ")}`);
  }
  try {
    return { name, html: renderToString(element), problems };
  } catch (error) {
    return { name, html: "", problems: [...problems, `it threw: ${error}`] };
  } finally {
    methods.forEach((method, n) => {
      const original = kept[n];
      if (original) console[method] = original;
    });
  }
}

/** Renders every story. Must run without a DOM. */
export function renderAll(): ServerStory[] {
  return storyFiles
    .flatMap((file) => [...composeFile(file), ...composeTexts(file)])
    .map(({ name, element }) => render(name, element));
}
