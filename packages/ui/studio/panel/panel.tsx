import type { ReactNode } from "react";
import { RadioGroup } from "../../src/radio-group/radio-group.tsx";
import { Switch } from "../../src/switch/switch.tsx";
import {
  type Choices,
  type Density,
  densities,
  PILL,
  type RadiusChoice,
  radiusLimits,
} from "../theme/choices.ts";
import type { Fix } from "../theme/find-fix.ts";
import type { Verdict } from "../theme/judge.ts";
import { ColourChoices } from "./colour-choices.tsx";
import { FontField } from "./font-field.tsx";
import { NameField } from "./name-field.tsx";
import styles from "./panel.module.css";
import { RadiusField } from "./radius-field.tsx";
import { StartFrom } from "./start-from.tsx";

interface PanelProps {
  choices: Choices;
  verdict: Verdict;
  /** Called with the choices that change. */
  onChange: (change: Partial<Choices>) => void;
  onFix: (fix: Fix) => void;
  /** Called with the address of a logo, or without one. */
  onLogo: (address?: string) => void;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

/** Everything that a brand chooses. */
export function Panel({ choices, verdict, onChange, onFix, onLogo }: PanelProps) {
  const { colours, radii } = choices;
  const radius = (name: RadiusChoice, value: number) =>
    onChange({ radii: { ...radii, [name]: value } });
  const radiusField = (name: RadiusChoice, label: string) => (
    <RadiusField
      label={label}
      value={radii[name]}
      most={radiusLimits[name]}
      onValueChange={(value) => radius(name, value)}
    />
  );
  return (
    <form
      aria-label="Choices"
      className={styles.panel}
      onSubmit={(event) => event.preventDefault()}
    >
      <Group title="Brand">
        <StartFrom choices={choices} onChange={onChange} onLogo={onLogo} />
        <NameField value={choices.name} onValueChange={(name) => onChange({ name })} />
      </Group>
      <Group title="Colours">
        <ColourChoices
          colours={colours}
          verdict={verdict}
          onColour={(choice, colour) => onChange({ colours: { ...colours, [choice]: colour } })}
          onFix={onFix}
        />
      </Group>
      <Group title="Type">
        <FontField
          label="Titles"
          value={choices.titleFont}
          onValueChange={(titleFont) => onChange({ titleFont })}
        />
        <FontField
          label="Text"
          value={choices.textFont}
          onValueChange={(textFont) => onChange({ textFont })}
        />
      </Group>
      <Group title="Shape">
        {radiusField("cards", "Corners of cards")}
        {radiusField("controls", "Corners of fields")}
        <Switch
          label="Buttons with round ends"
          checked={radii.buttons === PILL}
          onChange={({ currentTarget }) =>
            radius("buttons", currentTarget.checked ? PILL : Math.min(radii.controls, 28))
          }
        />
        {radii.buttons === PILL ? null : radiusField("buttons", "Corners of buttons")}
        <Switch
          label="Shadows"
          checked={choices.shadows}
          onChange={({ currentTarget }) => onChange({ shadows: currentTarget.checked })}
        />
        <Switch
          label="Kolam lines in steps and charts"
          checked={choices.kolam}
          onChange={({ currentTarget }) => onChange({ kolam: currentTarget.checked })}
        />
      </Group>
      <Group title="Density">
        <RadioGroup
          label="Density"
          labelHidden
          name="density"
          value={choices.density}
          onValueChange={(density) => onChange({ density: density as Density })}
          options={Object.entries(densities).map(([value, { label }]) => ({ value, label }))}
        />
      </Group>
    </form>
  );
}
