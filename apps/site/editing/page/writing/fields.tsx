import type { FieldRule, FieldRules } from "@kolam/content/field-rules";
import { Button } from "@kolam/ui/button";
import { Checkbox } from "@kolam/ui/checkbox";
import { CheckboxGroup } from "@kolam/ui/checkbox-group";
import { Select } from "@kolam/ui/select";
import { TextArea } from "@kolam/ui/text-area";
import { TextField } from "@kolam/ui/text-field";
import { useState } from "react";
import type { FieldPath } from "../../writing/front-matter.ts";
import { cellNames, cellOf, textsIn } from "./cells.ts";
import { Entries } from "./entries.tsx";
import type { EntryProblem, EntryText } from "./entry-text.ts";
import { labelOf, oneOf, textOf } from "./labels.ts";
import { PictureField } from "./picture-field.tsx";
import styles from "./writing.module.css";

/** What every field is given. */
interface FieldOf<Rule extends FieldRule = FieldRule> {
  readonly text: EntryText;
  readonly path: FieldPath;
  readonly rule: Rule;
  readonly label: string;
  readonly value: unknown;
  readonly error: string | undefined;
}

type Of<Kind extends FieldRule["kind"]> = FieldOf<Extract<FieldRule, { kind: Kind }>>;

const optional = ({ optional }: FieldRule) => (optional ? "(optional)" : undefined);

/** How many characters a text should have, and has. */
function countOf({ range }: { readonly range?: readonly [number, number] }, value: string) {
  if (!range) return undefined;
  const [least, most] = range;
  return `${least} to ${most} characters. ${value.length} now.`;
}

function Words({ text, path, rule, label, value, error }: Of<"text">) {
  const said = textOf(value);
  // Once, so that the field does not change under the hands of whoever writes in it.
  const [isLong] = useState(() => (rule.range?.[1] ?? said.length) > 70);
  const Field = isLong ? TextArea : TextField;
  return (
    <Field
      label={label}
      optionalText={optional(rule)}
      hint={countOf(rule, said)}
      description={rule.why}
      error={error}
      value={said}
      dir="auto"
      lang={text.entry.language}
      {...(isLong && { rows: 2 })}
      onChange={({ currentTarget }: { currentTarget: { value: string } }) => {
        const typed = currentTarget.value.replace(/\s*\n\s*/g, " ");
        text.setField(path, rule.optional && typed === "" ? undefined : typed);
      }}
    />
  );
}

function Choice({ text, path, rule, label, value, error }: Of<"choice">) {
  const said = textOf(value);
  const isKnown = rule.choices.includes(said);
  const none = rule.optional ? [{ value: "", label: "None" }] : [];
  return (
    <Select
      label={label}
      optionalText={optional(rule)}
      error={error}
      options={[...none, ...(isKnown || said === "" ? [] : [said]), ...rule.choices]}
      {...(said === "" && !rule.optional && { placeholder: "Choose one" })}
      value={said}
      onChange={({ currentTarget }) => text.setField(path, currentTarget.value || undefined)}
    />
  );
}

function DayOrNumber({ text, path, rule, label, value, error }: Of<"day" | "number">) {
  const isDay = rule.kind === "day";
  return (
    <TextField
      label={label}
      type={isDay ? "date" : "number"}
      optionalText={optional(rule)}
      error={error}
      value={textOf(value)}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value;
        if (typed !== "") text.setField(path, isDay ? typed : Number(typed));
      }}
    />
  );
}

const few = ([least, most]: readonly [number, number]) => (least > 0 ? `${least} to ${most}.` : "");

function Texts({ text, path, rule, label, value, error }: Of<"list">) {
  const items = textsIn(value);
  const [least, most] = rule.range;
  if (rule.choices) {
    const set = (texts: readonly string[]) =>
      text.setField(path, texts.length === 0 && rule.optional ? undefined : texts);
    return (
      <CheckboxGroup
        name={path.join(".")}
        label={label}
        hint={`${least} to ${most}; the first chosen is the main one.`}
        description={rule.why}
        error={error}
        options={rule.choices}
        value={items}
        onValueChange={(ticked) =>
          set([
            ...items.filter((each) => ticked.includes(each)),
            ...ticked.filter((each) => !items.includes(each)),
          ])
        }
      />
    );
  }
  const one = oneOf(label);
  return (
    <Entries
      text={text}
      path={path}
      label={label}
      one={one}
      count={items.length}
      most={most}
      hint={`${few(rule.range)} ${rule.why}`.trim()}
      error={error}
      initial=""
    >
      {(index) => (
        <TextField
          label={`${one} ${index + 1}`}
          labelHidden
          value={items[index] ?? ""}
          dir="auto"
          lang={text.entry.language}
          onChange={({ currentTarget }) => text.setField([...path, index], currentTarget.value)}
        />
      )}
    </Entries>
  );
}

function Rows({ text, path, rule, label, value, error }: Of<"rows">) {
  const chosen = textOf(text.value([...path.slice(0, -1), rule.by]));
  const { cells = [], rows: range = [0, 0] } = rule.choices[chosen] ?? {};
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const cellsOf = (row: unknown) => {
    const said: readonly unknown[] = Array.isArray(row) ? row : [];
    return cells.map((_, at) => said[at] ?? "");
  };
  return (
    <Entries
      text={text}
      path={path}
      label={label}
      one="Row"
      count={rows.length}
      most={range[1]}
      hint={few(range)}
      error={error}
      initial={cells.map((kind) => (rule.numbers.includes(kind) ? 0 : ""))}
    >
      {(index) => {
        const row = cellsOf(rows[index]);
        return (
          <div className={styles.row}>
            {cellNames(cells).map((name, at) => (
              <TextField
                key={name}
                label={`${name} of row ${index + 1}`}
                value={String(row[at])}
                dir="auto"
                lang={text.entry.language}
                onChange={({ currentTarget }) => {
                  const cell = cellOf(currentTarget.value, cells[at] ?? "", rule.numbers);
                  text.setField([...path, index], row.with(at, cell));
                }}
              />
            ))}
          </div>
        );
      }}
    </Entries>
  );
}

/** What a new group says until it is written. */
function emptyGroup(fields: FieldRules): Readonly<Record<string, unknown>> {
  const initial = (rule: FieldRule): unknown => {
    switch (rule.kind) {
      case "choice":
        return rule.choices[0];
      case "day":
        return new Date().toLocaleDateString("sv");
      case "number":
        return rule.range[1];
      case "list":
      case "rows":
      case "groups":
        return [];
      case "group":
        return emptyGroup(rule.fields);
      case "picture":
      case "text":
        return "";
    }
  };
  const required = Object.entries(fields).filter(([, rule]) => !rule.optional);
  return Object.fromEntries(required.map(([name, rule]) => [name, initial(rule)]));
}

function Group({ text, path, rule, label, value, error }: Of<"group">) {
  const isThere = typeof value === "object" && value !== null;
  if (!isThere) {
    return (
      <div>
        <Button
          size="sm"
          tone="quiet"
          onClick={() => text.setField(path, emptyGroup(rule.fields))}
        >{`Add ${label.toLowerCase()}`}</Button>
      </div>
    );
  }
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {error ? <p className={styles.wrong}>{error}</p> : null}
      <FieldList text={text} path={path} rules={rule.fields} problems={[]} />
      {rule.optional ? (
        <Button size="sm" tone="quiet" onClick={() => text.setField(path, undefined)}>
          {`Remove ${label.toLowerCase()}`}
        </Button>
      ) : null}
    </fieldset>
  );
}

function Groups({ text, path, rule, label, value, error }: Of<"groups">) {
  const one = oneOf(label);
  return (
    <Entries
      text={text}
      path={path}
      label={label}
      one={one}
      count={Array.isArray(value) ? value.length : 0}
      most={rule.range[1]}
      hint={`${few(rule.range)} ${rule.why ?? ""}`.trim()}
      error={error}
      initial={emptyGroup(rule.fields)}
    >
      {(index) => (
        <fieldset className={styles.group}>
          <legend>{`${one} ${index + 1}`}</legend>
          <FieldList text={text} path={[...path, index]} rules={rule.fields} problems={[]} />
        </fieldset>
      )}
    </Entries>
  );
}

function Field(field: FieldOf) {
  const { rule } = field;
  switch (rule.kind) {
    case "text":
      return <Words {...field} rule={rule} />;
    case "choice":
      return <Choice {...field} rule={rule} />;
    case "day":
    case "number":
      return <DayOrNumber {...field} rule={rule} />;
    case "list":
      return <Texts {...field} rule={rule} />;
    case "rows":
      return <Rows {...field} rule={rule} />;
    case "group":
      return <Group {...field} rule={rule} />;
    case "groups":
      return <Groups {...field} rule={rule} />;
    case "picture":
      return (
        <PictureField
          text={field.text}
          path={field.path}
          photos={rule.photos}
          label={field.label}
          optionalText={optional(rule)}
          value={field.value}
          error={field.error}
        />
      );
  }
}

/** Fields from their rules. Those that no rule knows stay in the file as they are. */
export function FieldList({
  text,
  path,
  rules,
  problems,
}: {
  readonly text: EntryText;
  readonly path: FieldPath;
  readonly rules: FieldRules;
  readonly problems: readonly EntryProblem[];
}) {
  return Object.entries(rules).map(([name, rule]) => {
    const own = problems.filter(({ where }) => where.split(/[.[]/)[0] === name);
    const said = own.map(({ where, message }) =>
      where === name ? message : `${where.slice(name.length).replace(/^\./, "")} ${message}`,
    );
    return (
      <Field
        key={name}
        text={text}
        path={[...path, name]}
        rule={rule}
        label={labelOf(name)}
        value={text.value([...path, name])}
        error={said.join(" ") || undefined}
      />
    );
  });
}

/** The fields of an entry, with the switch that keeps it offline. */
export function EntryFields({
  text,
  problems,
}: {
  readonly text: EntryText;
  readonly problems: readonly EntryProblem[];
}) {
  return (
    <div
      className={styles.fields}
      onKeyDown={(event) => {
        const isUndo = event.key === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
        const { target } = event;
        // Where a text is typed, the browser takes back what was typed.
        if (!isUndo || (target instanceof Element && target.matches("input, textarea"))) return;
        event.preventDefault();
        text.undo();
      }}
    >
      <Checkbox
        label="A draft: nobody but you sees it"
        checked={text.value(["draft"]) === true}
        onChange={({ currentTarget }) =>
          text.setField(["draft"], currentTarget.checked || undefined)
        }
      />
      <FieldList text={text} path={[]} rules={text.entry.fields} problems={problems} />
      <div>
        <Button
          size="sm"
          tone="outline"
          disabled={!text.state().canUndo}
          onClick={() => text.undo()}
        >
          Undo in the fields
        </Button>
      </div>
    </div>
  );
}
