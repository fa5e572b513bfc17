declare module "virtual:kolam/*" {
  /** A drawing computed at build time. */
  const drawing: import("../motif/generate.ts").Drawing;
  export default drawing;
}
