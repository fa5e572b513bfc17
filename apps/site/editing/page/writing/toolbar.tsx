import type { SectionTag } from "@kolam/content/section-tags";
import { Button } from "@kolam/ui/button";
import { Select } from "@kolam/ui/select";
import { TextField } from "@kolam/ui/text-field";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { OpenEntry, SectionChoice } from "../../server/entry-files.ts";
import {
  around,
  block,
  heading,
  insert,
  link,
  list,
  replaceLine,
  type TextCommand,
  table,
  tagCode,
} from "./commands.ts";
import type { EntryText } from "./entry-text.ts";
import { labelOf } from "./labels.ts";
import { PictureDrop } from "./picture-drop.tsx";
import styles from "./writing.module.css";

type Run = (command: TextCommand) => void;

/** What each section is called in the menu, where its name says too little. */
const sectionName = (name: string) => labelOf(name.replace(/^./, (first) => first.toLowerCase()));

const said = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
  );

const submitted =
  (use: (fields: Readonly<Record<string, string>>) => void) =>
  (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    use(said(event.currentTarget));
  };

function Foot({ action, onCancel }: { readonly action: string; readonly onCancel: () => void }) {
  return (
    <div className={styles.buttons}>
      <Button size="sm" tone="action" type="submit">
        {action}
      </Button>
      <Button size="sm" tone="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

interface FormProps {
  readonly entry: OpenEntry;
  readonly run: Run;
  readonly close: () => void;
}

function LinkForm({ entry, run, close, words }: FormProps & { readonly words: string }) {
  return (
    <form
      className={styles.form}
      onSubmit={submitted(({ page = "", address = "", text = "" }) => {
        const href = address.trim() || page;
        const choice = entry.links.find((each) => each.href === href);
        if (href) run(link(href, text.trim() || choice?.label || href));
        close();
      })}
    >
      {words === "" ? <TextField label="Words of the link" name="text" dir="auto" /> : null}
      <Select
        label="A page of the site"
        name="page"
        placeholder="None"
        options={entry.links.map(({ href, label }) => ({
          value: href,
          label: `${label} (${href})`,
        }))}
      />
      <TextField
        label="Or an address"
        name="address"
        hint="Such as https://example.com, or /contact#form"
      />
      <Foot action="Link" onCancel={close} />
    </form>
  );
}

/** The attribute of a section that names a picture. */
function PictureName({
  text,
  name,
  label,
  initial,
  ...field
}: {
  readonly text: EntryText;
  readonly name: string;
  readonly label: string;
  readonly initial: string;
  readonly required: boolean;
  readonly optionalText?: string;
}) {
  const [file, setFile] = useState(initial);
  const files = text.state().pictures.map((each) => each.file);
  const none = field.required ? [] : [{ value: "", label: "None" }];
  const unknown = file === "" || files.includes(file) ? [] : [file];
  return (
    <PictureDrop text={text} onAdded={(picture) => setFile(picture.file)}>
      <Select
        name={name}
        label={label}
        {...field}
        {...(field.required && { placeholder: "Choose one" })}
        options={[...none, ...unknown, ...files]}
        value={file}
        onChange={({ currentTarget }) => setFile(currentTarget.value)}
      />
    </PictureDrop>
  );
}

function SectionForm({
  text,
  section,
  values,
  initial,
  run,
  close,
}: Omit<FormProps, "entry"> & {
  readonly text: EntryText;
  readonly section: SectionChoice;
  /** What it says now, if it is there already. */
  readonly values: SectionTag | undefined;
  /** What is known of a new one. */
  readonly initial: SectionTag["attributes"];
}) {
  const { name, attributes, alone = false, holds, choices, pictures = [] } = section;
  const use = (fields: Readonly<Record<string, string>>) => {
    const isAlone = values ? values.kind === "alone" : alone;
    const open = tagCode(name, fields, isAlone);
    if (values) run(replaceLine(open));
    else if (isAlone) run(block(open));
    else run(block(`${open}\n\n${holds === "Markdown" ? "…" : ""}\n\n</${name}>`));
    close();
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const empty = form.current?.querySelector("input:invalid, select:invalid");
    if (empty instanceof HTMLElement) empty.focus();
  }, []);
  return (
    <form ref={form} className={styles.form} onSubmit={submitted(use)}>
      {Object.entries(attributes).map(([key, need]) => {
        const common = {
          name: key,
          label: labelOf(key),
          required: need === "required",
          ...(need === "optional" && { optionalText: "(optional)" }),
        };
        const said = values?.attributes[key] ?? initial[key] ?? "";
        if (pictures.includes(key)) {
          return <PictureName key={key} {...common} text={text} initial={said} />;
        }
        const options = choices?.[key];
        return options ? (
          <Select
            key={key}
            {...common}
            defaultValue={said}
            placeholder="Choose one"
            options={options}
          />
        ) : (
          <TextField key={key} {...common} defaultValue={said} dir="auto" />
        );
      })}
      {Object.keys(attributes).length === 0 ? <p>It has nothing to fill in.</p> : null}
      <Foot action={values ? "Change" : "Insert"} onCancel={close} />
    </form>
  );
}

type Open =
  | { readonly what: "link" }
  | {
      readonly what: "section";
      readonly section: SectionChoice;
      readonly values?: SectionTag | undefined;
      readonly initial?: SectionTag["attributes"];
    };

/** A section of a known kind, which is to be filled in. */
export interface BegunSection {
  readonly name: string;
  readonly initial: SectionTag["attributes"];
}

/** The buttons above the text. */
export function Toolbar({
  text,
  section,
  begun,
  selected,
  run,
}: {
  readonly text: EntryText;
  /** The section whose tag is in the line of the cursor. */
  readonly section: SectionTag | undefined;
  /** What was begun elsewhere, such as with a file that was dropped on the text. */
  readonly begun: BegunSection | undefined;
  /** The selected words. */
  readonly selected: () => string;
  readonly run: Run;
}) {
  const { entry } = text;
  const [open, setOpen] = useState<Open>();
  useEffect(() => {
    const found = begun && entry.sections.find(({ name }) => name === begun.name);
    if (found) setOpen({ what: "section", section: found, initial: begun.initial });
  }, [begun, entry]);
  const close = () => setOpen(undefined);
  const ruleOf = (name: string) => entry.sections.find((each) => each.name === name);
  const openSection = (name: string, values?: SectionTag) => {
    const found = ruleOf(name);
    if (found) setOpen({ what: "section", section: found, values });
  };
  const buttons: readonly (readonly [label: string, command: TextCommand])[] = [
    ["Heading", heading(2)],
    ["Subheading", heading(3)],
    ["Bold", around("**")],
    ["Emphasis", around("*")],
    ["List", list(false)],
    ["Numbers", list(true)],
    ["Table", table],
  ];
  const title =
    open?.what === "link"
      ? "A link"
      : open && `${open.values ? "Change" : "Insert"} ${sectionName(open.section.name)}`;
  return (
    <div className={styles.tools}>
      <fieldset className={styles.buttons}>
        <legend className={styles.legend}>Format</legend>
        {buttons.map(([label, command]) => (
          <Button key={label} size="sm" tone="quiet" onClick={() => run(command)}>
            {label}
          </Button>
        ))}
        <Button
          size="sm"
          tone="quiet"
          aria-expanded={open?.what === "link"}
          onClick={() => setOpen({ what: "link" })}
        >
          Link
        </Button>
        {ruleOf("Picture") ? (
          <Button size="sm" tone="quiet" onClick={() => openSection("Picture")}>
            Picture
          </Button>
        ) : null}
        <Select
          label="Insert a section"
          labelHidden
          placeholder="Section …"
          value=""
          options={entry.sections.map(({ name }) => ({ value: name, label: sectionName(name) }))}
          onChange={({ currentTarget }) => openSection(currentTarget.value)}
        />
        <Select
          label="Insert a fact"
          labelHidden
          placeholder="Fact …"
          value=""
          options={entry.facts}
          onChange={({ currentTarget }) => currentTarget.value && run(insert(currentTarget.value))}
        />
        {section && ruleOf(section.name) ? (
          <Button size="sm" tone="quiet" onClick={() => openSection(section.name, section)}>
            {`Change ${sectionName(section.name)}`}
          </Button>
        ) : null}
      </fieldset>
      {open ? (
        <section aria-label={title}>
          {open.what === "link" ? (
            <LinkForm entry={entry} run={run} close={close} words={selected()} />
          ) : (
            <SectionForm
              key={`${open.section.name} ${open.initial?.file}`}
              text={text}
              section={open.section}
              values={open.values}
              initial={open.initial ?? {}}
              run={run}
              close={close}
            />
          )}
        </section>
      ) : null}
    </div>
  );
}
