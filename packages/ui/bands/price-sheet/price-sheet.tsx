"use client";

import { Button } from "@kolam/ui/button";
import { CheckboxGroup } from "@kolam/ui/checkbox-group";
import { PriceTag } from "@kolam/ui/price-tag";
import { Section } from "@kolam/ui/section";
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import styles from "./price-sheet.module.css";

/** An item that can be selected. */
export interface PriceLine {
  /** What the form sends; unique on the sheet. */
  readonly id: string;
  readonly name: string;
  /** What it is, in a sentence. */
  readonly text?: string | undefined;
  /** What the price leaves out, shown once it is ticked. */
  readonly without?: string | undefined;
  /** The minimum price. */
  readonly least: number;
  /** The maximum price; without it the price is open-ended. */
  readonly most?: number | undefined;
}

/** Lines that can be added up, such as all that is paid once, or all that is paid by the month. */
export interface PriceGroup {
  readonly title: string;
  /** After each amount, e.g. `/ month`. */
  readonly unit?: string | undefined;
  readonly lines: readonly PriceLine[];
}

export interface PriceSheetBandProps {
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly surface?: "plain" | "alt" | undefined;
  readonly groups: readonly PriceGroup[];
  /** How amounts are written: a language, and a currency of ISO 4217. */
  readonly locale: string;
  readonly currency: string;
  readonly words: {
    /** Before an amount without an upper end, e.g. `from`. */
    readonly from: string;
    /** While nothing is ticked. */
    readonly nothing: string;
    /** Beside the button: what happens after it. */
    readonly next?: ReactNode;
    readonly submit: string;
  };
  /** Where the form goes with what is ticked, e.g. `{ action: "/quote" }`, and its handlers. */
  readonly form: Omit<ComponentPropsWithRef<"form">, "children" | "style" | "ref">;
  /** The name under which it sends each ticked id. */
  readonly name?: string | undefined;
}

/** What some lines cost together; open if one of them has no upper end. */
export function sumOf(lines: readonly PriceLine[]) {
  return {
    least: lines.reduce((sum, { least }) => sum + least, 0),
    most: lines.every(({ most }) => most !== undefined)
      ? lines.reduce((sum, { most = 0 }) => sum + most, 0)
      : undefined,
  };
}

/**
 * Prices with checkboxes, which adds up the selection and submits it. The form also works without
 * scripts.
 */
export function PriceSheetBand({
  groups,
  locale,
  currency,
  words,
  form: attributes,
  name = "services",
  ...section
}: PriceSheetBandProps) {
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const read = useCallback(() => {
    if (form.current) setTicked(new FormData(form.current).getAll(name).map(String));
  }, [name]);
  // A browser may restore a selection, and visitors may select items before scripts have loaded.
  useEffect(read, [read]);
  const money = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
  });
  const say = ({ least, most }: Pick<PriceLine, "least" | "most">) => {
    if (most === undefined) return `${words.from} ${money.format(least)}`;
    return [...new Set([least, most])].map((amount) => money.format(amount)).join(" – ");
  };
  const sums = groups.flatMap((group) => {
    const lines = group.lines.filter(({ id }) => ticked.includes(id));
    return lines.length > 0 ? [{ ...group, sum: say(sumOf(lines)) }] : [];
  });
  return (
    <Section {...section}>
      <form
        {...attributes}
        ref={form}
        onChange={(event) => {
          attributes.onChange?.(event);
          read();
        }}
        className={styles.form}
      >
        <div className={styles.groups}>
          {groups.map(({ title, unit = "", lines }) => (
            <CheckboxGroup
              key={title}
              label={title}
              name={name}
              options={lines.map((line) => ({
                value: line.id,
                label: (
                  <span className={styles.line}>
                    <b className={styles.name}>{line.name}</b>{" "}
                    <span className={styles.price}>{`${say(line)} ${unit}`.trim()}</span>{" "}
                    {line.text ? <span className={styles.text}>{line.text}</span> : null}{" "}
                    {line.without ? (
                      <span className={`${styles.text} ${styles.without}`}>{line.without}</span>
                    ) : null}
                  </span>
                ),
              }))}
            />
          ))}
        </div>
        <div className={styles.panel}>
          <div aria-live="polite" className={styles.sums}>
            {sums.length === 0 ? <p>{words.nothing}</p> : null}
            {sums.map(({ title, unit, sum }) => (
              <PriceTag key={title} label={title} amount={sum} unit={unit} layout="stacked" />
            ))}
          </div>
          <div className={styles.send}>
            {words.next ? <p>{words.next}</p> : null}
            <Button type="submit" size="lg">
              {words.submit}
            </Button>
          </div>
        </div>
      </form>
    </Section>
  );
}
