import { useEffect, useRef } from "react";
import { Tooltip, type TooltipProps } from "./tooltip.tsx";

/** For stories: a tooltip that is shown without pointer or focus. */
export function ShownTooltip(props: TooltipProps) {
  const root = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    root.current?.querySelector<HTMLElement>("[role=tooltip]")?.showPopover();
  }, []);
  return <Tooltip {...props} ref={root} />;
}
