import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Stepper } from "./stepper.tsx";

const render = (current: number) =>
  renderToString(
    <Stepper
      label="Steps"
      steps={[{ label: "You" }, { label: "Project" }]}
      current={current}
      formatStep="Step {n} of {total}"
      completedText="completed"
      notCompletedText="not completed"
    />,
  );

describe("Stepper", () => {
  it.each([0, -1, Number.NaN])("is at its first step if the current one is %d", (current) => {
    expect(render(current)).toBe(render(1));
    expect(render(current)).toContain("Step 1 of 2");
  });
});
