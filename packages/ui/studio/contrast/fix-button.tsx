import { Button } from "../../src/button/button.tsx";
import { colourChoices } from "../theme/choices.ts";
import type { Hex } from "../theme/colour.ts";
import type { Fix } from "../theme/find-fix.ts";
import styles from "./contrast.module.css";

/** A small square of a colour. Decorative: the colour is written beside it. */
function Swatch({ colour }: { colour: Hex }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.swatch}>
      <rect x="0.5" y="0.5" width="15" height="15" fill={colour} />
    </svg>
  );
}

interface FixButtonProps {
  fix: Fix;
  onFix: (fix: Fix) => void;
}

/** Replaces a colour that is hard to read with the nearest one that is not. */
export function FixButton({ fix, onFix }: FixButtonProps) {
  return (
    <Button size="sm" tone="outline" onClick={() => onFix(fix)}>
      <Swatch colour={fix.colour} />
      Use {fix.colour} for {colourChoices[fix.choice].label}
    </Button>
  );
}
