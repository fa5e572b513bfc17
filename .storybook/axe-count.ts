import type { TestModule } from "vitest/node";
import { storyThemes } from "./themes.ts";

/** Prints after the run how often axe ran in each theme, from the reports on the tests. */
export default class AxeCount {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const runs = tests.flatMap((test) => {
      const { reports = [] }: { reports?: readonly { type: string; result?: unknown }[] } =
        test.meta();
      return reports.filter(({ type }) => type === "theme").map(({ result }) => result);
    });
    const perTheme = storyThemes.map(
      (theme) => `${runs.filter((run) => run === theme).length} ${theme}`,
    );
    console.log(
      `${tests.length} stories, ${runs.length} axe runs without findings: ${perTheme.join(", ")}`,
    );
  }
}
