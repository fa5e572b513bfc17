import type { Figure, Passage } from "@kolam/content/model/basics/types";
import type { Listing } from "@kolam/content/model/types/service";
import { CardGrid } from "@kolam/ui/card-grid";
import { ProcessList, ProcessStep } from "@kolam/ui/process-step";
import { Section } from "@kolam/ui/section";
import { StatFigure } from "@kolam/ui/stat-figure";
import { serviceWords } from "@site/words/services/service-words";
import { headBesideAsk } from "../section-head.tsx";
import { Points } from "./points.tsx";
import styles from "./results.module.css";

interface ResultsProps {
  words: {
    readonly process?: Listing<readonly Passage[]>;
    readonly figures: Listing<readonly Figure[]>;
  };
  /** What the client has of it, as a list beside. */
  beside?: Listing<readonly (string | Passage)[]> | undefined;
}

function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <CardGrid variant="figures" columns="4">
      {items.map((figure) => (
        <StatFigure key={figure.label} {...figure} tone="band" />
      ))}
    </CardGrid>
  );
}

/** Each step with the figure that it brings, if there are as many. */
function Steps({ steps, figures }: { steps: readonly Passage[]; figures: readonly Figure[] }) {
  const brings = figures.length === steps.length ? figures : [];
  return (
    <ProcessList className={styles.steps}>
      {steps.map((step, index) => {
        const figure = brings[index];
        return (
          <ProcessStep key={step.title} number={String(index + 1).padStart(2, "0")} {...step}>
            {figure ? (
              <p className={styles.figure}>
                <b className={styles.value}>{figure.value}</b> <span>{figure.label}</span>
              </p>
            ) : null}
          </ProcessStep>
        );
      })}
    </ProcessList>
  );
}

/**
 * The one band in the colour of buttons: the steps of the work, its average results with a note that
 * they are no promise, and what the client has of it. Nothing of an owner who has none of them.
 */
export function Results({ words: { process, figures }, beside }: ResultsProps) {
  const { items } = figures;
  const hasFigures = items.length > 0;
  const head = process ?? (hasFigures ? figures : beside);
  if (!head) return null;
  const apart = hasFigures && items.length !== process?.items.length;
  return (
    <Section surface="action" space="sm" {...headBesideAsk(head)}>
      <div
        className={`${styles.root} ${beside ? styles.beside : ""} ${process ? "" : styles.figures}`}
      >
        {process || apart ? (
          <div className={styles.brought}>
            {process ? <Steps steps={process.items} figures={items} /> : null}
            {apart ? <Figures items={items} /> : null}
          </div>
        ) : null}
        {beside ? (
          <div>
            {head === beside ? null : (
              <>
                <h3 className={styles.title}>{beside.title}</h3>
                {beside.lead ? <p className={styles.lead}>{beside.lead}</p> : null}
              </>
            )}
            <Points items={beside.items} />
          </div>
        ) : null}
      </div>
      {hasFigures ? (
        <p className={styles.note}>
          {head === figures ? null : (
            <>
              <b>{figures.title}</b>
              {" · "}
              {figures.lead ? `${figures.lead} ` : null}
            </>
          )}
          {serviceWords.figuresNote}
        </p>
      ) : null}
    </Section>
  );
}
