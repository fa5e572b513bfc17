import { Icon } from "@kolam/ui/icon";
import { portfolioWords } from "@site/texts/pages/portfolio";
import { type KeyboardEvent, useRef } from "react";
import { SiteLink } from "../../router/site-link.tsx";
import styles from "./case-filter.module.css";
import { allId, type Choice, sectorChoices, serviceChoices } from "./case-groups.ts";

interface ChoicesProps {
  choices: readonly Pick<Choice, "id" | "label">[];
  /** The anchor in the address. */
  chosen: string | undefined;
  onChoose?: () => void;
}

function Choices({ choices, chosen, onChoose }: ChoicesProps) {
  return choices.map(({ id, label }) => (
    <li key={id}>
      <SiteLink
        href={`#${id}`}
        className={styles.choice}
        onClick={onChoose}
        aria-current={id === chosen ? "true" : undefined}
      >
        {label}
      </SiteLink>
    </li>
  ));
}

/** The sectors, in a list that opens; without scripts as well. */
function Sectors({ chosen }: { chosen: Choice | undefined }) {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (ref.current) ref.current.open = false;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !ref.current?.open) return;
    close();
    ref.current.querySelector("summary")?.focus();
  };
  return (
    <details
      ref={ref}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
      className={styles.sectors}
    >
      <summary className={styles.choice} data-chosen={chosen?.kind === "sector" ? "" : undefined}>
        {portfolioWords.byService.sectors}
        <Icon name="chevron" />
      </summary>
      <ul>
        <Choices choices={sectorChoices} chosen={chosen?.id} onChoose={close} />
      </ul>
    </details>
  );
}

/**
 * Links to the anchors of the services and sectors; the page then shows only that group. A `search`,
 * which the boot script hydrates. Where all cases are of one service, the sectors are the row.
 */
export function CaseFilter({ chosen }: { chosen: Choice | undefined }) {
  const { label, all } = portfolioWords.byService;
  const hasServices = serviceChoices.length > 1;
  return (
    <search aria-label={label} className={styles.root}>
      <ul className={styles.services} data-strip="">
        <Choices
          choices={[{ id: allId, label: all }, ...(hasServices ? serviceChoices : sectorChoices)]}
          chosen={chosen?.id ?? allId}
        />
      </ul>
      {hasServices && sectorChoices.length > 1 ? <Sectors chosen={chosen} /> : null}
    </search>
  );
}
