import type { AriaAttributes, MouseEvent, ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { stepId } from "./steps.ts";

interface StepLinkProps extends AriaAttributes {
  step: number;
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * Returns a function that opens a step. It changes the hash of the address and adds a history
 * entry.
 */
export function useOpenStep(): (step: number) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (step) => void navigate({ search, hash: stepId(step) });
}

/**
 * A link to a step. The href is only a hash, so that it works before hydration and keeps the rest
 * of the address.
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
