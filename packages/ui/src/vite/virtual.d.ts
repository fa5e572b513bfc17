declare module "virtual:kolam/*" {
  /** A drawing generated at build time. */
  const drawing: import("../kolam/generate.ts").Drawing;
  export default drawing;
}
