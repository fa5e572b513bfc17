import { paths } from "@kolam/content/facts/paths";
import { promisedLimits } from "@kolam/content/limits";
import { proof } from "@kolam/content/pages/proof";
import { expect, within } from "storybook/test";
import { atAddress, checkWords, pageParameters } from "../../testing/page-story.tsx";
import { ProofPage } from "./proof-page.tsx";

export default { title: "Pages/Proof", component: ProofPage, parameters: pageParameters };

const kept = { value: 0, path: paths.home.path };
const figures = {
  visits: {
    site: "Agency",
    day: "2026-11-20",
    commit: "4c0ffee",
    noisy: true,
    paint: kept,
    shift: kept,
    tap: kept,
    errors: kept,
  },
  built: "2026-11-26",
  weight: { value: 90_000, path: "/" },
  touched: { value: promisedLimits.weight.most + 1, path: "/" },
  requests: { value: 4, path: "/" },
  pages: 64,
  words: 64,
  forms: 5,
  plainForms: 5,
  scripted: [],
  hosts: ["images.example"],
  headers: ["Content-Security-Policy", "Strict-Transport-Security"],
};

/** One of the figures that the build has read misses its limit. */
export const Page = {
  ...atAddress(paths.proof.path, { data: { figures } }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await checkWords(proof)({ canvasElement });
    await expect(canvasElement).toHaveTextContent("4c0ffee");
    const touched = within(canvasElement).getByRole("heading", { name: proof.names.touched });
    await expect(touched.closest("li")).toHaveTextContent(proof.labels.missed);
    const requests = within(canvasElement).getByRole("heading", { name: proof.names.requests });
    await expect(requests.closest("li")).not.toHaveTextContent(proof.labels.missed);
  },
};

/** In development, where nothing has been built that could be read. */
export const Unbuilt = {
  ...atAddress(paths.proof.path, { data: { figures: null } }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await checkWords(proof)({ canvasElement });
    const touched = within(canvasElement).getByRole("heading", { name: proof.names.touched });
    await expect(touched.closest("li")).toHaveTextContent(proof.labels.unmeasured);
  },
};
