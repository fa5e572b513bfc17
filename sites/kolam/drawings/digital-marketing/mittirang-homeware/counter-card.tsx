import { counterCard } from "@site/words/services/digital-marketing/mittirang-homeware/counter-card";
import { Objects } from "../../objects/objects.tsx";
import { Card } from "./card.tsx";
import { PlatformScreen } from "./platform-screen.tsx";

/** What was to count the visits, and what counts them. */
export function CounterCard() {
  return (
    <Objects label={counterCard.label}>
      <PlatformScreen />
      <Card />
    </Objects>
  );
}
