import { Button } from "@kolam/ui/button";
import { factsOf } from "../../writing/parts.ts";
import type { Editing, Session } from "../session.ts";
import { factsSaid } from "../text-box.ts";

/** The facts of the text that is being edited, each of which leads to where it is written. */
export function FactButtons({ session, editing }: { session: Session; editing: Editing }) {
  const { parts, shown } = editing;
  const said = factsSaid(parts, shown);
  const facts = new Map(factsOf(parts).map((fact, index) => [fact, said[index] ?? fact]));
  return [...facts].map(([fact, says]) => (
    <Button key={fact} size="sm" tone="quiet" onClick={() => void session.follow(fact)}>
      To the fact “{says}”
    </Button>
  ));
}
