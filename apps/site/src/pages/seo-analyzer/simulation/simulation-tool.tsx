import { scoreLabel } from "@kolam/content/model/analyzer/score-label";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { analyzer } from "@site/texts/analyzer/analyzer";
import { lazy, Suspense, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import type { SimulatorState } from "../../../analyzer/simulate/simulator.ts";
import { SimulationForm } from "./simulation-form.tsx";
import {
  browserServices,
  loadResult,
  prepareSimulation,
  type SimulationServices,
  useSimulation,
} from "./use-simulation.ts";

const SimulationResult = lazy(async () => ({ default: (await loadResult()).SimulationResult }));

const { status, errors } = analyzer;

/** The text for screen readers. A failed run is announced by its alert. */
function announcement({ target, error, advice, result }: SimulatorState): string {
  if (target !== null) return status.running;
  if (error !== null) return error === errors.failed ? "" : `${error} ${advice}`.trim();
  return result === null ? "" : status.finished(result.score, scoreLabel(result.score).label);
}

/** The simulated analysis of an address: the form and the result. */
export function SimulationTool({ services = browserServices }: { services?: SimulationServices }) {
  const [state, dispatch] = useSimulation(services);
  const input = useRef<HTMLInputElement>(null);

  // The field may have a value that was typed before hydration or restored by the browser.
  useEffect(() => {
    if (input.current?.value) dispatch({ type: "typed", input: input.current.value });
  }, [dispatch]);

  const again = () => {
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
          onSubmit={() => dispatch({ type: "submitted" })}
          onPrepare={prepareSimulation}
        />
      </div>
      <Suspense fallback={null}>
        {state.result === null ? null : (
          <SimulationResult result={state.result} now={services.now} onAgain={again} />
        )}
      </Suspense>
    </>
  );
}
