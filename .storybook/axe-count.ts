import type { TestModule } from "vitest/node";
import { storyThemes } from "./themes.ts";

/** Says after the run how often axe has looked, by theme, as the tests have noted it. */
export default class AxeCount {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const looks = tests.flatMap((test) => {
      const { reports = [] }: { reports?: readonly { type: string; result?: unknown }[] } =
        test.meta();
      return reports.filter(({ type }) => type === "theme").map(({ result }) => result);
    });
    const each = storyThemes.map(
      (theme) => `${looks.filter((look) => look === theme).length} ${theme}`,
    );
    console.log(
      `${tests.length} stories, ${looks.length} axe runs without findings: ${each.join(", ")}`,
    );
  }
}
