import { type DesignStage, designScreen } from "@kolam/content/services/design/design-screen";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BillScreen } from "./bill-screen.tsx";

const stages = Object.keys(designScreen.stages) as DesignStage[];
const htmlOf = (stage: DesignStage) => renderToStaticMarkup(<BillScreen stage={stage} />);

describe("the screen on the design page", () => {
  it("is the same bill at every stage, each a picture with a name of its own", () => {
    const names = stages.map((stage) => {
      const html = htmlOf(stage);
      for (const word of [designScreen.title, designScreen.amount, designScreen.due]) {
        expect(html).toContain(word);
      }
      return /role="img" aria-label="([^"]+)"/.exec(html)?.[1];
    });
    expect(new Set(names).size).toBe(4);
    expect(names).not.toContain(undefined);
  });

  it("shows what the test changed: the due date is at the top, the button says the sum", () => {
    const isDueFirst = (html: string) =>
      html.indexOf(designScreen.due) < html.indexOf(designScreen.title);
    expect(stages.map((stage) => isDueFirst(htmlOf(stage)))).toEqual([false, false, false, true]);
    const { action } = designScreen.stages.tested;
    expect(action).toContain(designScreen.amount);
    expect(htmlOf("tested")).toContain(action);
  });
});
