import type { home } from "@site/words/pages/home";
import type { Artefacts } from "../../artefacts/artefacts.ts";
import { NoolHandlooms } from "../../artefacts/ecommerce/nool-handlooms.tsx";
import { RozFresh } from "../../artefacts/mobile-development/roz-fresh.tsx";
import { MotiDental } from "../../artefacts/web-development/moti-dental.tsx";

/** What was made in the cases of the home page. */
export const homeArtefacts: Artefacts<typeof home.work.stories> = {
  "moti-dental": MotiDental,
  "roz-fresh": RozFresh,
  "nool-handlooms": NoolHandlooms,
};
