import { auditLabel } from "@kolam/content/model/analyzer/score-label";
import { faultsOf } from "@kolam/seo-audit/score";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { auditWords } from "@site/texts/analyzer/analyzer-audit";
import { lazy, Suspense, useRef } from "react";
import { flushSync } from "react-dom";
import { AuditForm } from "./form/audit-form.tsx";
import {
  type AuditServices,
  type AuditState,
  browserServices,
  loadResult,
  useAudit,
} from "./use-audit.ts";

const AuditResult = lazy(async () => ({ default: (await loadResult()).AuditResult }));

const { status, stages } = auditWords;

/** The text for screen readers. A refusal is announced by its alert. */
function announcement(state: AuditState): string {
  if (state.kind === "running") return stages[state.stage];
  if (state.kind === "idle") return state.wasCancelled ? status.cancelled : "";
  if (state.kind === "refused") return "";
  const { score, results } = state.report;
  return status.finished(score, auditLabel(state.report).label, faultsOf(results).length);
}

/** The real audit: the form and the report. The form keeps its page while the report is shown. */
export function AuditTool({ services = browserServices }: { services?: AuditServices }) {
  const { state, start, cancel, back } = useAudit(services);
  const submit = useRef<HTMLButtonElement>(null);
  const returnToForm = (leave: () => void) => {
    flushSync(leave);
    submit.current?.focus();
  };
  return (
    <>
      <VisuallyHidden as="div" role="status">
        {announcement(state)}
      </VisuallyHidden>
      <div hidden={state.kind === "done"}>
        <AuditForm
          state={state}
          submit={submit}
          onAudit={start}
          onCancel={() => returnToForm(cancel)}
        />
      </div>
      <Suspense fallback={null}>
        {state.kind === "done" ? (
          <AuditResult report={state.report} now={services.now} onBack={() => returnToForm(back)} />
        ) : null}
      </Suspense>
    </>
  );
}
