import { anyNumber } from "@kolam/site/testing/any-number.tsx";
import { checkWords, onPage } from "@kolam/site/testing/page-story.tsx";
import { design } from "@site/words/services/design/page";
import { DesignPage } from "./design-page.tsx";
import { Fidelity } from "./fidelity.tsx";

export default { title: "Pages/Design", component: DesignPage, ...onPage("design") };

/** Six offerings, and a screen at each of four steps. */
export const Page = { play: checkWords(design) };

export const AnyNumberOfProcess = anyNumber(design.process, (words) => <Fidelity words={words} />);
