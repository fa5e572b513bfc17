import { allCaseDrawings } from "@site/lists/case-drawings";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { CaseStage } from "../sections/work/case-stage.tsx";
import { textDrawings } from "../testing/text-drawings.ts";
import styles from "./case-drawings.module.css";
import { DrawnHere } from "./drawn-here.tsx";

const drawings = Object.entries(allCaseDrawings);
const all = Object.entries({ ...allCaseDrawings, ...textDrawings });

/** The drawings of all cases, one below the other. */
function AllCaseDrawings() {
  return (
    <div className={styles.all}>
      {all.map(([id, Drawing]) => (
        <Drawing key={id} />
      ))}
    </div>
  );
}

const meta = {
  title: "Site/Drawings of cases",
  tags: ["slow"],
  component: AllCaseDrawings,
} satisfies Meta<typeof AllCaseDrawings>;

export default meta;
type Story = StoryObj<typeof meta>;

const checkFit = async (
  canvasElement: HTMLElement,
  shown: readonly unknown[] = all,
  tallest = Number.POSITIVE_INFINITY,
) => {
  const pictures = within(canvasElement).getAllByRole("img");
  await expect(pictures).toHaveLength(shown.length);
  for (const picture of pictures) {
    await expect(picture.scrollWidth, picture.ariaLabel ?? "").toBeLessThanOrEqual(
      picture.clientWidth,
    );
    await expect(picture.offsetHeight).toBeLessThan(tallest * picture.offsetWidth);
  }
};

export const Wide: Story = { play: ({ canvasElement }) => checkFit(canvasElement) };

/** Nothing is wider than the container: columns are dropped or stacked. */
export const Narrow: Story = {
  decorators: [
    (story) => (
      <section aria-label="CaseDrawings, 300 pixels wide" tabIndex={0} className={styles.scroller}>
        <div className={styles.narrow}>{story()}</div>
      </section>
    ),
  ],
  play: ({ canvasElement }) => checkFit(canvasElement),
};

/** With letters twice as large on a phone, nothing of a drawing is cut off. */
export const Enlarged: Story = {
  render: () => (
    <div className={styles.phone}>
      {drawings.map(([id, Drawing]) => (
        <CaseStage key={id} caseStudy={{}} Drawing={Drawing} />
      ))}
      {all.map(([id, Drawing]) => (
        <DrawnHere key={id}>
          <Drawing />
        </DrawnHere>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { style } = document.documentElement;
    style.fontSize = "200%";
    const cut = [...canvasElement.querySelectorAll<HTMLElement>("[role=img], [role=img] *")].filter(
      (part) =>
        /hidden|clip/.test(getComputedStyle(part).overflowX) &&
        // What is only read out has one pixel.
        part.clientWidth > 1 &&
        part.scrollWidth > part.clientWidth + 1,
    );
    const names = cut.map((part) => part.closest("[role=img]")?.ariaLabel);
    style.fontSize = "";
    await expect(names).toEqual([]);
  },
};

/**
 * What a case's card shows of each drawing, uncropped, at a third of the page's width: none is much
 * taller than it is wide, and each says no figure that it does not show.
 */
export const Gists: Story = {
  render: () => (
    <div className={styles.gists}>
      {drawings.map(([id, Drawing]) => (
        <CaseStage key={id} caseStudy={{}} Drawing={Drawing} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await checkFit(canvasElement, drawings, 1.2);
    for (const picture of within(canvasElement).getAllByRole("img")) {
      const label = picture.ariaLabel ?? "";
      const figures = label.match(/\d[\d,.:]*\d|\d/g) ?? [];
      // biome-ignore lint/performance/useDomNodeTextContent: what a card hides does not count
      const hidden = figures.filter((figure) => !picture.innerText.includes(figure));
      await expect(hidden, label).toEqual([]);
    }
  },
};
