/** Writes `examples/second-brand/brand.css`, the theme studio's file for its preset `northlight`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { deriveBrand } from "../studio/theme/brand.ts";
import { brandCss } from "../studio/theme/brand-files.ts";
import { presets } from "../studio/theme/choices.ts";

const file = join(import.meta.dirname, "../../../examples/second-brand/brand.css");

writeFileSync(file, brandCss(deriveBrand(presets.northlight)));
