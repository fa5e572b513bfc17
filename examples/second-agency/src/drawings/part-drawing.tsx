import type { DrawingName } from "../content/services.ts";
import { Bearing, Flange, Gear, Shaft, Spring } from "./parts.tsx";

/** The drawing of a service, without dimensions where it is small. */
export function PartDrawing({ name, bare = false }: { name: DrawingName; bare?: boolean }) {
  switch (name) {
    case "bearing":
      return <Bearing bare={bare} />;
    case "spring":
      return <Spring bare={bare} />;
    case "flange":
      return <Flange bare={bare} />;
    case "gear":
      return <Gear bare={bare} />;
    case "shaft":
      return <Shaft />;
  }
}
