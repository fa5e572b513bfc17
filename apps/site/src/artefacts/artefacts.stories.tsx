import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { allArtefacts } from "./all-artefacts.ts";
import styles from "./artefacts.module.css";

const drawings = Object.entries(allArtefacts);

/** The artefacts of all stories, one below the other. */
function AllArtefacts() {
  return (
    <div className={styles.all}>
      {drawings.map(([id, Drawing]) => (
        <Drawing key={id} />
      ))}
    </div>
  );
}

const meta = { title: "Site/Artefacts", component: AllArtefacts } satisfies Meta<
  typeof AllArtefacts
>;

export default meta;
type Story = StoryObj<typeof meta>;

const checkFit = async (canvasElement: HTMLElement) => {
  const pictures = within(canvasElement).getAllByRole("img");
  await expect(pictures).toHaveLength(drawings.length);
  for (const picture of pictures) {
    await expect(picture.scrollWidth, picture.ariaLabel ?? "").toBeLessThanOrEqual(
      picture.clientWidth,
    );
  }
};

export const Wide: Story = { play: ({ canvasElement }) => checkFit(canvasElement) };

/** Nothing is wider than the container: columns are dropped or stand below each other. */
export const Narrow: Story = {
  decorators: [
    (story) => (
      <section aria-label="Artefacts, 300 pixels wide" tabIndex={0} className={styles.scroller}>
        <div className={styles.narrow}>{story()}</div>
      </section>
    ),
  ],
  play: ({ canvasElement }) => checkFit(canvasElement),
};
