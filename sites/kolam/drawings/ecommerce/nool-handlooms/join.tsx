import { join } from "@site/words/services/ecommerce/nool-handlooms/join";
import { Objects } from "../../objects/objects.tsx";
import { ThreadCounter } from "./thread-counter.tsx";
import { WeaversCard } from "./weavers-card.tsx";

/** How the border is joined, and by whom. */
export function Join() {
  return (
    <Objects label={join.label}>
      <ThreadCounter />
      <WeaversCard />
    </Objects>
  );
}
