import basket from "virtual:kolam/basket";
import block from "virtual:kolam/block";
import crown from "virtual:kolam/crown";
import fan from "virtual:kolam/fan";
import gem from "virtual:kolam/gem";
import steps from "virtual:kolam/steps";
import tower from "virtual:kolam/tower";
import window from "virtual:kolam/window";
import type { ServiceId } from "@kolam/content/paths";
import type { MotifProps } from "@kolam/ui/motif";

/** The drawing of each service. */
export const serviceDrawings: Readonly<Record<ServiceId, MotifProps["drawing"]>> = {
  "software-development": block,
  "web-development": window,
  "mobile-development": tower,
  "digital-marketing": fan,
  seo: steps,
  ecommerce: basket,
  design: gem,
  branding: crown,
};
