declare module "virtual:kolam/*" {
  /** A drawing generated at build time. */
  const drawing: import("../motif/generate.ts").Drawing;
  export default drawing;
}
