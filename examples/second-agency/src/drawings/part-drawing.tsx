import type { DrawingName } from "../content/services.ts";
import { Bearing, Gear, Spring } from "./parts.tsx";

const parts = { bearing: Bearing, spring: Spring, gear: Gear };

/** The drawing of a service, without dimensions where it is small. */
export function PartDrawing({ name, bare }: { name: DrawingName; bare?: boolean | undefined }) {
  const Part = parts[name];
  return <Part bare={bare} />;
}
