import { scoreLabel } from "@kolam/content/model/analyzer/score-label";
import { Alert } from "@kolam/ui/alert";
import { Badge } from "@kolam/ui/badge";
import { Button } from "@kolam/ui/button";
import { Grid } from "@kolam/ui/grid";
import { Icon } from "@kolam/ui/icon";
import { Stack } from "@kolam/ui/stack";
import { analyzer } from "@site/texts/analyzer/analyzer";
import { addressWords } from "@site/texts/analyzer/analyzer-address";
import { analysisWords } from "@site/texts/analyzer/analyzer-report";
import { reportFileName } from "../../../analyzer/file-name.ts";
import type { Simulation } from "../../../analyzer/simulate/simulation.ts";
import { report } from "../../../analyzer/simulate/simulation-report.ts";
import { simulationSections } from "../../../analyzer/simulate/simulation-sections.ts";
import { AnalysisHead } from "../parts/analysis-head.tsx";
import { saveFile } from "../parts/save-file.ts";
import { toolHeading } from "../tool-heading.ts";
import { Recommendations } from "./recommendations.tsx";
import { SectionCard } from "./section-card.tsx";
import styles from "./simulation-result.module.css";

const { simulated, actions } = analyzer;
const words = analysisWords.result;

interface SimulationResultProps {
  result: Simulation;
  now: () => Date;
  /** Whether the page is audited for real as well, and whether its report is there. */
  beside?: "running" | "done" | undefined;
  onAgain: () => void;
}

/**
 * The result of a simulated analysis. That it is simulated stays in view beside all of its figures.
 */
export function SimulationResult({ result, now, beside, onAgain }: SimulationResultProps) {
  const download = () => {
    const date = now();
    saveFile(reportFileName(result.domain, date), report(result, date), "text/plain");
  };
  const again = (
    <Button tone="outline" onClick={onAgain}>
      {actions.again}
    </Button>
  );
  const sections = simulationSections(result);
  const unfinished = sections.filter(({ status }) => status !== "good").length;
  return (
    <Stack gap={16}>
      <p className={styles.mark}>
        <Badge tone="warning">{simulated.badge}</Badge>
        {beside ? (
          <a href={`#${toolHeading.live}`}>{addressWords.seeReal}</a>
        ) : (
          <a href={`#${toolHeading.audit}`}>{simulated.real}</a>
        )}
      </p>
      <AnalysisHead
        subject={result.url}
        isBeside={beside !== undefined}
        title={words.title(result.domain)}
        score={result.score}
        scoreLabel={simulated.score}
        verdict={scoreLabel(result.score)}
        notice={
          <Alert tone="warning">
            <p>{beside ? addressWords.simulatedBeside : simulated.text}</p>
            {unfinished > 0 ? <p>{simulated.beyondScore(unfinished)}</p> : null}
          </Alert>
        }
        actions={
          <>
            <Button onClick={download}>
              <Icon name="download" />
              {actions.download}
            </Button>
            {again}
          </>
        }
      />
      <Stack as="section" gap={6} aria-labelledby="simulation-parts">
        <h3 id="simulation-parts" className={styles.title}>
          {words.parts}
        </h3>
        <Grid columns={2} min="xl">
          {sections.map((section) => (
            <SectionCard key={section.id} section={section} />
          ))}
        </Grid>
      </Stack>
      <Stack as="section" gap={6} aria-labelledby="simulation-recommendations">
        <h3 id="simulation-recommendations" className={styles.title}>
          {words.recommendations}
        </h3>
        <Recommendations items={result.recommendations} />
      </Stack>
      <div>{again}</div>
    </Stack>
  );
}
