import { Stack } from "@kolam/ui/stack";
import { SiteLink } from "../../router/site-link.tsx";
import styles from "./case-filter.module.css";

/** Something that cases can be chosen by, and its anchor. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}

interface CaseFilterProps {
  /** What the choices are: services, or sectors. */
  label: string;
  choices: readonly Choice[];
  /** The anchor in the address, once it is known. */
  chosen: string | undefined;
}

/** Links to the anchors of the groups, of which the page then shows one only. */
export function CaseFilter({ label, choices, chosen }: CaseFilterProps) {
  return (
    <nav aria-label={label} className={styles.root}>
      <p aria-hidden="true" className={styles.label}>
        {label}
      </p>
      <Stack as="ul" direction="row" gap={2}>
        {choices.map((choice) => (
          <li key={choice.id}>
            <SiteLink
              href={`#${choice.id}`}
              className={styles.choice}
              aria-current={choice.id === chosen ? "true" : undefined}
            >
              {choice.label}
            </SiteLink>
          </li>
        ))}
      </Stack>
    </nav>
  );
}
