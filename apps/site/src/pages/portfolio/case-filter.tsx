import { SiteLink } from "../../router/site-link.tsx";
import styles from "./case-filter.module.css";

interface CaseFilterProps {
  /** What the choices are: services, or sectors. */
  label: string;
  choices: readonly { readonly id: string; readonly label: string }[];
  /** The anchor in the address, once it is known. */
  chosen: string | undefined;
}

/**
 * Links to the anchors of the groups; the page then shows only that group. A `search`, which the
 * boot script hydrates.
 */
export function CaseFilter({ label, choices, chosen }: CaseFilterProps) {
  return (
    <search aria-label={label} tabIndex={0} data-strip="" className={styles.root}>
      <p aria-hidden="true" className={styles.label}>
        {label}
      </p>
      <ul className={styles.choices}>
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
      </ul>
    </search>
  );
}
