import { listSeparator } from "@kolam/content/model/basics/formats";
import { listed } from "@kolam/content/model/basics/lists";
import { formatNumber } from "@kolam/content/model/basics/numbers";
import { paths } from "@kolam/content/model/pages/paths";
import { currencySymbol, isCurrencyFirst, sayRange } from "@kolam/content/model/services/prices";
import { prices } from "@kolam/content/model/services/told-prices";
import { sayWeeks, weekSpan } from "@kolam/content/model/services/told-weeks";
import { Button } from "@kolam/ui/button";
import { serviceCards } from "@site/lists/words/service-cards";
import { titles } from "@site/lists/words/titles";
import { sheetWords } from "@site/texts/pages/price-sheet";
import { pricesPage, sheetLines } from "@site/words/pages/prices";
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { base } from "../../base.ts";
import { countedIn, thousandsOf } from "./counted-in.ts";
import styles from "./sheet.module.css";
import { groups as allGroups, type SheetGroup, type SheetLine, sumsOf } from "./sheet-groups.ts";
import { question, ticksIn, withTicks } from "./ticks.ts";

const { send } = pricesPage;

/** A service with its price. What the price leaves out shows when it is ticked. */
function Line({ id, amount, open, weeks, unit = 0 }: SheetLine & { unit: number | undefined }) {
  const describes = useId();
  const { starting, tag } = prices[id];
  const without = sheetLines[id]?.without;
  return (
    <li
      className={styles.line}
      // For the sums without scripts.
      data-least={unit ? amount[0] / unit : undefined}
      data-most={unit ? amount[1] / unit : undefined}
    >
      <label className={styles.tick}>
        <input
          type="checkbox"
          name={question}
          value={id}
          aria-describedby={describes}
          className={styles.box}
        />
        <span className={styles.name}>{titles[id]}</span>{" "}
        <span>
          {open === false ? [sayRange(...amount), tag.unit].join(" ").trim() : starting}
          {weeks ? listSeparator : null}
          {weeks ? <span className={styles.weeks}>{sayWeeks(weeks)}</span> : null}
        </span>
      </label>
      <p id={describes} className={styles.about}>
        {serviceCards[id].description}
        {without ? (
          <span className={styles.without}>
            {" "}
            <b>{sheetWords.without}</b> {without}
          </span>
        ) : null}
      </p>
    </li>
  );
}

const threeZeros = thousandsOf(formatNumber);

const nameOf = ({ unit }: SheetGroup) =>
  unit === "on request" ? sheetWords.onRequest : sheetWords.units[unit];

interface SumProps {
  group: SheetGroup;
  /** What is ticked; `undefined` while only the styles know. */
  ticked: readonly string[] | undefined;
}

/** The sum of what is ticked in a group. */
function Sum({ group, ticked }: SumProps) {
  const chosen = group.lines.filter(({ id }) => ticked?.includes(id));
  if (group.unit === "on request" || (ticked && chosen.length === 0)) return null;
  const sums = sumsOf(chosen);
  const [first] = chosen.filter(({ open }) => open);
  const from = first ? `${prices[first.id].tag.label} ` : "";
  // The currency goes where the language puts it.
  const currency = isCurrencyFirst ? "data-before" : "data-after";
  const unit = countedIn(group, formatNumber);
  const counted = unit && {
    [currency]: currencySymbol,
    "data-thousands": unit === 1_000 ? threeZeros : "",
  };
  return (
    <p className={styles.sum} data-unit={group.unit}>
      <span className={styles.unit}>{nameOf(group)}</span>{" "}
      <b className={styles.amount} data-later={sheetWords.later} {...counted}>
        {chosen.length > 0 ? from + sayRange(sums.amount[0], sums.amount[first ? 0 : 1]) : null}
      </b>{" "}
      {sums.weeks[1] > 0 ? (
        <span className={styles.inARow}>
          <b className={styles.weeks}>{weekSpan(sums.weeks)}</b>{" "}
          {listed([sheetWords.weeksLabel, sheetWords.inARow])}
        </span>
      ) : null}
    </p>
  );
}

const ticksOf = (form: HTMLFormElement) => new FormData(form).getAll(question).map(String);

/** Ticks what an address asks for, besides what is ticked already. */
function tick(form: HTMLFormElement, ids: readonly string[]): void {
  for (const box of form.querySelectorAll<HTMLInputElement>(`input[name=${question}]`)) {
    box.checked ||= ids.includes(box.value);
  }
}

interface SheetProps {
  /** Default: all services. */
  groups?: readonly SheetGroup[];
}

/**
 * The services with boxes to tick. The address holds the ticks, so that Back and a link lead to the
 * same sheet. Without scripts the styles add up, and the form sends its ticks by itself.
 */
export function Sheet({ groups = allGroups }: SheetProps) {
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState<readonly string[]>();
  const navigate = useNavigate();
  const { search } = useLocation();
  const show = (ticks: readonly string[]) => {
    setTicked(ticks);
    const next = withTicks(search, ticks);
    if (next === search) return;
    // Without the hash: the visitor is where the boxes are.
    void navigate({ search: next, hash: "" }, { replace: true, preventScrollReset: true });
  };
  // A browser keeps the ticks of a page that it has left, and a visitor ticks before the scripts
  // are there.
  const showFirst = useEffectEvent(() => {
    if (!form.current) return;
    tick(form.current, ticksIn(search));
    show(ticksOf(form.current));
  });
  useEffect(() => showFirst(), []);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(paths.quote.path + withTicks("", ticksOf(event.currentTarget)));
  };
  return (
    <form
      ref={form}
      action={base + paths.quote.path}
      onChange={({ currentTarget }) => show(ticksOf(currentTarget))}
      onSubmit={onSubmit}
      className={styles.form}
    >
      <div className={styles.groups}>
        {groups.map((group) => (
          <fieldset key={group.unit} className={styles.group} data-unit={group.unit}>
            <legend>
              <h3 className={styles.legend}>{nameOf(group)}</h3>
            </legend>
            <ul className={styles.lines}>
              {group.lines.map((line) => (
                <Line key={line.id} {...line} unit={countedIn(group, formatNumber)} />
              ))}
            </ul>
          </fieldset>
        ))}
      </div>
      <div className={styles.panel}>
        <div className={styles.sums} aria-live="polite">
          <p className={styles.nothing}>{sheetWords.nothing}</p>
          {groups.map((group) => (
            <Sum key={group.unit} group={group} ticked={ticked} />
          ))}
        </div>
        <div className={styles.send}>
          <h3>{send.title}</h3>
          <p>{send.text}</p>
          <Button type="submit" size="lg">
            {send.button}
          </Button>
        </div>
      </div>
    </form>
  );
}
