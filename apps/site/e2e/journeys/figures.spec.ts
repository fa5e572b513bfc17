import { setTimeout } from "node:timers/promises";
import { shell } from "@kolam/content/shell";
import type { Figures } from "../visitors/measure.ts";
import { expect, test } from "../visitors/test.ts";
import { button, type Visitor } from "../visitors/visitor.ts";

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

    const [there, back] = [shell.theme.toDark, shell.theme.toLight];
    await visitor.click(button(there));
    await expect.poll(async () => (await figuresOf(visitor)).answers.length).toBe(1);
    await visitor.click(button(back));
    await expect.poll(async () => (await figuresOf(visitor)).answers.length).toBe(2);
    const { answers } = await figuresOf(visitor);
    const [first, then] = answers.map(Math.round);
    console.log(
      `${engine} ${path}: first paint ${Math.round(firstPaint)} ms, layout shift ${shift.toFixed(3)}, ` +
        `first click answered in ${first} ms, second in ${then} ms`,
    );
  }
});
