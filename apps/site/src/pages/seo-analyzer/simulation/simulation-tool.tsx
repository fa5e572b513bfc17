import { scoreLabel } from "@kolam/content/model/analyzer/score-label";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { analyzer } from "@site/texts/analyzer/analyzer";
import { lazy, type RefObject, Suspense, useEffect, useImperativeHandle, useRef } from "react";
import { flushSync } from "react-dom";
import { canSubmit, type SimulatorState } from "../../../analyzer/simulate/simulator.ts";
import { parseTarget } from "../../../analyzer/simulate/target.ts";
import type { RealAudit } from "./real-audit.ts";
import { SimulationForm } from "./simulation-form.tsx";
import {
  browserServices,
  loadResult,
  prepareSimulation,
  type SimulationServices,
  useSimulation,
} from "./use-simulation.ts";

const SimulationResult = lazy(async () => ({ default: (await loadResult()).SimulationResult }));

/** Characters of an address that a link may fill in. */
const longestAddress = 2048;

const { status, errors } = analyzer;

/** The text for screen readers. A failed run is announced by its alert. */
function announcement({ target, error, advice, result }: SimulatorState): string {
  if (target !== null) return status.running;
  if (error !== null) return error === errors.failed ? "" : `${error} ${advice}`.trim();
  return result === null ? "" : status.finished(result.score, scoreLabel(result.score).label);
}

interface SimulationToolProps {
  services?: SimulationServices;
  real?: RealAudit | undefined;
  /** The field, for who else needs it. */
  input?: RefObject<HTMLInputElement | null>;
  /** Puts the form, with its address, in the place of the result. */
  reopen?: RefObject<(() => void) | null>;
}

/** The simulated analysis of an address: the form and the result. */
export function SimulationTool({
  services = browserServices,
  real,
  reopen,
  ...props
}: SimulationToolProps) {
  const own = useRef<HTMLInputElement>(null);
  const { input = own } = props;
  const [state, dispatch] = useSimulation(services);

  // The field may have a value that was typed before hydration or restored by the browser, or
  // comes with the address of a report.
  useEffect(() => {
    const given = new URLSearchParams(location.search).get("url");
    if (input.current && given !== null) input.current.value = given.slice(0, longestAddress);
    if (input.current?.value) dispatch({ type: "typed", input: input.current.value });
  }, [dispatch, input]);

  useImperativeHandle(reopen, () => () => {
    dispatch({ type: "again" });
    if (input.current) dispatch({ type: "typed", input: input.current.value });
  });

  const submit = () => {
    dispatch({ type: "submitted" });
    const parsed = parseTarget(state.input);
    if (canSubmit(state) && parsed.ok) real?.start(parsed.target.url);
  };

  const again = () => {
    real?.stop();
    flushSync(() => dispatch({ type: "again" }));
    if (!input.current) return;
    input.current.value = "";
    input.current.focus();
  };

  return (
    <>
      <VisuallyHidden as="div" role="status">
        {announcement(state)}
      </VisuallyHidden>
      <div hidden={state.result !== null}>
        <SimulationForm
          state={state}
          input={input}
          onType={(text) => dispatch({ type: "typed", input: text })}
          real={real}
          onSubmit={submit}
          onPrepare={prepareSimulation}
        />
      </div>
      <Suspense fallback={null}>
        {state.result === null ? null : (
          <SimulationResult
            result={state.result}
            now={services.now}
            beside={real?.beside}
            onAgain={again}
          />
        )}
      </Suspense>
    </>
  );
}
