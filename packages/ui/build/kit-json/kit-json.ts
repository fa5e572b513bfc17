import manifest from "../../package.json" with { type: "json" };
import { readKit } from "../api/kit.ts";
import { rules } from "../api/rules.ts";
import { type BandJson, bandsJson } from "./bands.ts";
import { type AbsenceJson, absencesJson } from "./coverage.ts";
import { type GuideJson, guidesJson } from "./guides.ts";
import { type PartJson, partsJson } from "./parts.ts";
import { type PropertyJson, propertiesJson, type TokenJson, tokensJson } from "./tokens.ts";

/**
 * All that the kit says about itself, for programs: `kit.json` of the package, which
 * `kit.schema.json` beside this file describes. Each section has a module here, and takes what it
 * says from the sources that `docs/*.md` are made of.
 */
export interface KitJson {
  readonly $schema: string;
  readonly name: string;
  readonly version: string;
  readonly description: string;
  /** What holds for every part. */
  readonly rules: readonly string[];
  readonly parts: readonly PartJson[];
  readonly bands: readonly BandJson[];
  readonly tokens: readonly TokenJson[];
  readonly properties: readonly PropertyJson[];
  readonly guides: readonly GuideJson[];
  readonly absences: readonly AbsenceJson[];
}

/** Reads the kit. */
export async function kitJson(): Promise<KitJson> {
  const docs = await readKit();
  const { name, version, description } = manifest;
  return {
    $schema: "./kit.schema.json",
    name,
    version,
    description,
    rules,
    parts: partsJson(docs),
    bands: bandsJson(),
    tokens: tokensJson(),
    properties: propertiesJson(docs),
    guides: guidesJson(),
    absences: absencesJson(),
  };
}
