import type { Story } from "@kolam/content/shapes/service";
import type { ComponentType } from "react";

/**
 * The artefacts of a service's stories: for each story's id the thing that was made, drawn in code.
 * An artefact fills the width it is given (from 300 pixels) and names itself to assistive technology.
 */
export type Artefacts<Stories extends readonly Story[]> = Readonly<
  Record<Stories[number]["id"], ComponentType>
>;
