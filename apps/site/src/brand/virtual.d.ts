declare module "virtual:drawing/services" {
  /** The drawing of every service. */
  const drawings: Readonly<
    Record<
      import("@kolam/content/model/pages/paths").ServiceId,
      import("@kolam/ui/motif").MotifProps["drawing"]
    >
  >;
  export default drawings;
}

declare module "virtual:drawing/people" {
  /** The drawings of people without a portrait, by their ids, if the brand has any. */
  const drawings: Readonly<Record<string, import("@kolam/ui/motif").MotifProps["drawing"]>>;
  export default drawings;
}

declare module "virtual:drawing/*" {
  /** One of the drawings in `drawings.ts`, the mark, or `page/<seed>`: of that page alone. */
  const drawing: import("@kolam/ui/motif").MotifProps["drawing"];
  export default drawing;
}

declare module "virtual:drawing/languages" {
  /** The names of languages in letters that the page's fonts do not have, by the language. */
  const names: Readonly<Record<string, import("./word-outline.ts").WordOutline>>;
  export default names;
}
