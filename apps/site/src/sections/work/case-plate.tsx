import { foreign } from "@kolam/content/model/basics/foreign";
import type { CaseOverview } from "@kolam/content/model/types/case";
import { Stage } from "@kolam/ui/stage";
import { InitialsPlate } from "../plate/initials-plate.tsx";
import styles from "./case-plate.module.css";

interface CasePlateProps {
  caseStudy: Pick<CaseOverview, "id" | "client" | "language">;
}

/** What stands in the place of a picture on the card of a case that has none: its client's initials. */
export function CasePlate({ caseStudy }: CasePlateProps) {
  const { id, client } = caseStudy;
  const [name = client] = client.split(/[,،、]/);
  return (
    <Stage fit="window" {...foreign(caseStudy)} className={styles.root}>
      <InitialsPlate name={name} id={id} />
    </Stage>
  );
}
