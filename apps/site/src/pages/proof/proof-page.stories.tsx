import { paths } from "@kolam/content/model/pages/paths";
import { proofWords } from "@site/texts/pages/proof";
import { promisedLimits } from "@site/words/limits";
import { proof } from "@site/words/pages/proof";
import { expect, within } from "storybook/test";
import { atAddress, checkWords, pageParameters } from "../../testing/page-story.tsx";
import { ProofPage } from "./proof-page.tsx";

export default { title: "Pages/Proof", component: ProofPage, parameters: pageParameters };

const row = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole("heading", { name }).closest("li");

const visits = { day: "2026-11-20", commit: "4c0ffee", noisy: true };
const figures = {
  built: "2026-11-26",
  visits: { ...visits, figures: [{ id: "paint", value: 1, where: "/" }] },
  figures: [{ id: "weight", value: promisedLimits.weight.most + 1, where: "/" }],
};

/** One figure is kept, one misses its limit, and the others have not been measured. */
export const Page = {
  ...atAddress(paths.proof.path, { data: { figures } }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await checkWords(proof)({ canvasElement });
    const { kept, missed, unmeasured } = proofWords.labels;
    await expect(canvasElement).toHaveTextContent(visits.commit);
    await expect(row(canvasElement, promisedLimits.paint.what)).toHaveTextContent(kept);
    await expect(row(canvasElement, promisedLimits.weight.what)).toHaveTextContent(missed);
    await expect(row(canvasElement, promisedLimits.shift.what)).toHaveTextContent(unmeasured);
  },
};

/** In development, where there is no build to read. */
export const Unbuilt = {
  ...atAddress(paths.proof.path, { data: { figures: null } }),
  play: checkWords(proof),
};
