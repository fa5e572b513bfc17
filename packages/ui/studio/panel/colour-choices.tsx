import { FixButton } from "../contrast/fix-button.tsx";
import {
  type Choices,
  type ColourChoice,
  colourChoiceNames,
  colourChoices,
} from "../theme/choices.ts";
import type { Hex } from "../theme/colour.ts";
import type { Fix } from "../theme/find-fix.ts";
import type { Verdict } from "../theme/judge.ts";
import { ColourField } from "./colour-field.tsx";
import styles from "./panel.module.css";

interface ColourChoicesProps {
  colours: Choices["colours"];
  verdict: Verdict;
  onColour: (choice: ColourChoice, colour: Hex) => void;
  onFix: (fix: Fix) => void;
}

const fieldId = (choice: ColourChoice) => `studio-${choice}`;

/**
 * The colours of the brand; each says which pairs fail because of it, and offers the nearest one
 * that passes.
 */
export function ColourChoices({ colours, verdict, onColour, onFix }: ColourChoicesProps) {
  // The pressed button goes away with the problem, so the field takes the focus.
  const fixAndStay = (fix: Fix) => {
    onFix(fix);
    document.getElementById(fieldId(fix.choice))?.focus();
  };
  return colourChoiceNames.map((choice) => {
    const { label, use } = colourChoices[choice];
    const failing = verdict.findings.filter(({ fix }) => fix?.choice === choice);
    const fix = failing[0]?.fix;
    return (
      <div key={choice} className={styles.choice}>
        <ColourField
          id={fieldId(choice)}
          label={label}
          hint={use}
          value={colours[choice]}
          onValueChange={(colour) => onColour(choice, colour)}
          problem={
            fix &&
            `${failing.length} ${failing.length === 1 ? "pair is" : "pairs are"} hard to read.`
          }
        />
        {fix ? <FixButton fix={fix} onFix={fixAndStay} /> : null}
      </div>
    );
  });
}
