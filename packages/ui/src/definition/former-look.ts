import type { VariantsOf } from "./definition.ts";

/** The prop that `variant` of a component was called before. */
export interface FormerLook<D> {
  /** @deprecated The name that `variant` had; `npx @kolam/ui rename` writes the new one. */
  readonly look?: (VariantsOf<D> extends { variant?: infer Value } ? Value : never) | undefined;
}
