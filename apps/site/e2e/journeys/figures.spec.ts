import { setTimeout } from "node:timers/promises";
import type { Figures } from "../visitors/measure.ts";
import { expect, test } from "../visitors/test.ts";
import { css, type Visitor } from "../visitors/visitor.ts";

/** How long a page is watched after it has loaded, in milliseconds. */
const watched = 1_000;

const figuresOf = (visitor: Visitor) =>
  visitor.run(() => {
    const { shift, firstPaint, answers } = (window as unknown as { figures: Figures }).figures;
    return { shift, firstPaint, answers, height: document.documentElement.scrollHeight };
  });

test("pages keep their places and their height once they are shown, and a control answers", async ({
  visitor,
  site,
  engine,
}) => {
  site.measured = true;
  for (const path of ["/", "/portfolio", "/contact"]) {
    await visitor.open(path);
    const { height } = await figuresOf(visitor);
    await setTimeout(watched);
    const { shift, firstPaint, height: later } = await figuresOf(visitor);
    expect(later, `${path} is as high as when it was loaded`).toBe(height);
    expect(shift, `${path}: layout shift`).toBeLessThan(0.02);

    const theme = css("header select");
    await visitor.hover(theme);
    await visitor.choose(theme, "dark");
    await expect.poll(async () => (await figuresOf(visitor)).answers.length).toBe(1);
    await visitor.choose(theme, "system");
    await expect.poll(async () => (await figuresOf(visitor)).answers.length).toBe(2);
    const { answers } = await figuresOf(visitor);
    const [first, then] = answers.map(Math.round);
    console.log(
      `${engine} ${path}: first paint ${Math.round(firstPaint)} ms, layout shift ${shift.toFixed(3)}, ` +
        `first choice answered in ${first} ms, second in ${then} ms`,
    );
  }
});
