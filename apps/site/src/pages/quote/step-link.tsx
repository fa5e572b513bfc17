import type { AriaAttributes, MouseEvent, ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { stepId } from "./steps.ts";

interface StepLinkProps extends AriaAttributes {
  step: number;
  className?: string | undefined;
  children?: ReactNode;
}

/** Opens a step in place, as an entry of the history; the rest of the address stays. */
export function useOpenStep(): (step: number) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (step) => void navigate({ search, hash: stepId(step) });
}

/**
 * A link to a step. A bare fragment, so that the browser itself follows it while the page is not
 * hydrated yet, whatever stands in the address besides.
 */
export function StepLink({ step, ...rest }: StepLinkProps) {
  const open = useOpenStep();
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    open(step);
  };
  return <a {...rest} href={`#${stepId(step)}`} onClick={follow} />;
}
