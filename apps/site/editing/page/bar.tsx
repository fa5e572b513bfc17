import { Button } from "@kolam/ui/button";
import { Switch } from "@kolam/ui/switch";
import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import type { ReadText } from "../server/editor.ts";
import { Beside } from "./beside/beside.tsx";
import styles from "./editing.module.css";
import { FactButtons } from "./facts/fact-buttons.tsx";
import { revealAbove } from "./in-place.ts";
import { openInEditor } from "./open-in-editor.ts";
import { elementOf, nameOf } from "./page-map.ts";
import { panels } from "./panels.ts";
import type { Editing, Session, State } from "./session.ts";
import { fill, focusEnd, makeEditable } from "./text-box.ts";
import { useRedraw } from "./use-redraw.ts";

/** Where Escape belongs to the text being typed. */
const typedInto = "input, textarea, select, [contenteditable], [contenteditable] *, dialog *";

/** Which panel is open, kept across reloads. */
const panelKey = "kolam:editing:panel";

/** The field for a text that cannot be edited in its place, such as an alt text or a button's. */
function TextField({ session, editing }: { session: Session; editing: Editing }) {
  const box = useRef<HTMLDivElement>(null);
  const { target } = editing;
  const element = elementOf(target);
  const language = element?.closest("[lang]")?.getAttribute("lang");
  const name = nameOf(target);
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    fill(place, editing.parts, editing.shown);
    makeEditable(place, {
      keep: (parts, step) => void session.keep(parts, step),
      drop: () => session.drop(),
      follow: (fact) => void session.follow(fact),
    });
    place.dir = "auto";
    focusEnd(place);
  }, [session, editing]);
  return (
    <div className={styles.field}>
      <span aria-hidden>{name}</span>
      <div
        ref={box}
        role="textbox"
        tabIndex={0}
        aria-label={name}
        aria-invalid={session.state().problem !== ""}
        lang={language ?? undefined}
      />
    </div>
  );
}

/** The outline of the text under the pointer. */
function Outline({ session }: { session: Session }) {
  useRedraw();
  const box = session.box();
  if (!box || box.width === 0) return null;
  const { pointed } = session.state();
  const isKnown = (pointed?.spans.length ?? 0) > 0;
  const isBelowHeader = pointed && !elementOf(pointed)?.closest("header");
  return (
    <div
      className={isKnown ? styles.outline : `${styles.outline} ${styles.unknown}`}
      data-below-header={isBelowHeader ? "" : undefined}
      style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
    />
  );
}

/** What keys do while a text is edited, where it is, and where a change of it goes. */
const helpOf = ({ place, into }: ReadText) =>
  `Enter saves, Escape cancels, Tab saves and goes on to the next. It is in ${place}. ${
    into ? `A change goes into ${into}, the site’s own.` : ""
  }`;

/** What can be done while no text is edited. */
const restOf = ({ work, known, all }: State) =>
  work ||
  `Press a text to change it: ${known} of ${all} texts. With Alt, a press does what it does for visitors.`;

const isPicture = ({ target }: Editing) => "attribute" in target && target.attribute === "alt";

/** The bar at the foot of the page, in development only. */
export function Bar({ session }: { session: Session }) {
  const state = useSyncExternalStore(session.listen, session.state);
  const { on, editing, nearby, value, message, problem } = state;
  const opened = editing?.read ?? nearby;
  const [{ label: openLabel, isAsked }, setOpen] = useState(() => ({
    label: sessionStorage.getItem(panelKey) ?? "",
    isAsked: false,
  }));
  const bar = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  const panelId = useId();
  const openPanel = useCallback((label: string) => {
    sessionStorage.setItem(panelKey, label);
    setOpen({ label, isAsked: true });
  }, []);
  useEffect(() => {
    if (value) openPanel("Entry");
  }, [value, openPanel]);
  useEffect(() => {
    if (editing && bar.current) revealAbove(bar.current);
  }, [editing]);
  const offered = on ? panels.filter(({ isOffered }) => isOffered?.(state) ?? true) : [];
  const open = offered.find(({ label }) => label === openLabel);
  useEffect(() => {
    if (open && isAsked) panel.current?.focus();
  }, [open, isAsked]);
  const close = () => {
    bar.current?.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
    openPanel("");
  };
  return (
    <>
      {on ? <Outline session={session} /> : null}
      {on && problem ? <Beside session={session} problem={problem} /> : null}
      <section
        ref={bar}
        aria-label="Editing"
        className={on ? `${styles.bar} ${styles.on}` : styles.bar}
      >
        {open ? (
          <section
            ref={panel}
            id={panelId}
            tabIndex={-1}
            aria-label={open.label}
            className={styles.panel}
            onKeyDown={({ key, target }) => {
              if (key === "Escape" && target instanceof Element && !target.matches(typedInto))
                close();
            }}
          >
            <open.Panel session={session} state={state} />
          </section>
        ) : null}
        {editing && !editing.inPlace ? <TextField session={session} editing={editing} /> : null}
        <Switch
          label="Edit"
          checked={on}
          onChange={(event) => void session.turn(event.currentTarget.checked)}
        />
        {editing ? (
          <>
            <Button size="sm" tone="action" onClick={() => void session.settle()}>
              Save
            </Button>
            <Button size="sm" tone="quiet" onClick={() => session.drop()}>
              Cancel
            </Button>
          </>
        ) : null}
        {on ? (
          <>
            <Button size="sm" tone="quiet" onClick={() => void session.step(-1)}>
              Previous
            </Button>
            <Button size="sm" tone="quiet" onClick={() => void session.step(1)}>
              Next text
            </Button>
          </>
        ) : null}
        {editing && isPicture(editing) ? (
          <Button size="sm" tone="outline" onClick={() => void session.picture()}>
            Change the picture
          </Button>
        ) : null}
        {editing ? <FactButtons session={session} editing={editing} /> : null}
        <div className={styles.panels}>
          {offered.map(({ label }) => (
            <Button
              key={label}
              size="sm"
              tone="quiet"
              aria-expanded={label === openLabel}
              aria-controls={label === openLabel ? panelId : undefined}
              onClick={() => openPanel(label === openLabel ? "" : label)}
            >
              {label}
            </Button>
          ))}
        </div>
        {opened ? (
          <Button size="sm" tone="quiet" onClick={() => openInEditor(opened.open)}>
            Open file
          </Button>
        ) : null}
        <p role="status" className={styles.message}>
          {message} {on ? (editing ? helpOf(editing.read) : message ? "" : restOf(state)) : null}
        </p>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </section>
    </>
  );
}
