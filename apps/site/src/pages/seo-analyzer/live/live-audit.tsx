import { auditLabel } from "@kolam/content/model/analyzer/score-label";
import { faultsOf } from "@kolam/seo-audit/score";
import { Alert } from "@kolam/ui/alert";
import { Button } from "@kolam/ui/button";
import { Progress } from "@kolam/ui/progress";
import { Stack } from "@kolam/ui/stack";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { analyzer } from "@site/texts/analyzer/analyzer";
import { addressWords } from "@site/texts/analyzer/analyzer-address";
import { auditWords } from "@site/texts/analyzer/analyzer-audit";
import { lazy, Suspense } from "react";
import { loadResult } from "../audit/use-audit.ts";
import { toolHeading } from "../tool-heading.ts";
import { FetchedFacts } from "./fetched-facts.tsx";
import type { LiveAudit as Control, LiveState } from "./use-live-audit.ts";

const AuditResult = lazy(async () => ({ default: (await loadResult()).AuditResult }));

const { asking, cancel, failed, fetched } = addressWords;

const hostOf = (url: string) => new URL(url).hostname;

/** What is going on, for the bar and for screen readers. */
function stageOf(state: LiveState): string {
  if (state.kind !== "running") return "";
  return state.isAuditing ? auditWords.stages.auditing : asking(hostOf(state.url));
}

/** The text for screen readers. A failure is announced by its alert. */
function announcement(state: LiveState): string {
  if (state.kind !== "done") return stageOf(state);
  const { score, results } = state.report;
  return auditWords.status.finished(
    score,
    auditLabel(state.report).label,
    faultsOf(results).length,
  );
}

interface LiveAuditProps {
  live: Control;
  now: () => Date;
  /** Returns to the field of the address. */
  onAgain: () => void;
}

/** The audit of an address: that it is under way, its report, or why there is none. */
export function LiveAudit({ live: { state, stop }, now, onAgain }: LiveAuditProps) {
  return (
    <>
      <VisuallyHidden as="div" role="status">
        {announcement(state)}
      </VisuallyHidden>
      {state.kind === "running" ? (
        <Stack gap={4} align="start">
          <Progress label={stageOf(state)} />
          <Button tone="outline" onClick={stop}>
            {cancel}
          </Button>
        </Stack>
      ) : null}
      {state.kind === "failed" ? (
        <Alert tone="error" role="alert" title={failed.title}>
          <p>
            <bdi>{state.url}</bdi>
          </p>
          <p>{state.message}</p>
          <p>
            <a href={`#${toolHeading.audit}`}>{failed.paste}</a>
          </p>
        </Alert>
      ) : null}
      <Suspense fallback={null}>
        {state.kind === "done" ? (
          <AuditResult
            report={state.report}
            now={now}
            back={analyzer.actions.again}
            onBack={onAgain}
            facts={
              <>
                <FetchedFacts page={state.page} />
                <p>
                  <a href={`?url=${encodeURIComponent(state.page.url)}`}>{fetched.link}</a>
                  {". "}
                  {fetched.linkText}
                </p>
              </>
            }
          />
        ) : null}
      </Suspense>
    </>
  );
}
