/** The motif's generator without its component: pure functions for builds, browsers and Node. */
export {
  type DrawingName,
  drawing,
  frame,
  ICON_DRAWINGS,
  recipes,
} from "./drawings.ts";
export { type Drawing, type Kolam, type KolamOptions, kolam } from "./generate.ts";
export { SHAPES, type Shape, SYMMETRIES, type Symmetry } from "./grid.ts";
export { PITCH } from "./path.ts";
export { pathAround } from "./row.ts";
export { type SvgOptions, svgDocument } from "./svg.ts";
