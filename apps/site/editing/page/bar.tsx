import { Button } from "@kolam/ui/button";
import { Switch } from "@kolam/ui/switch";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ReadText } from "../server/editor.ts";
import { Beside } from "./beside/beside.tsx";
import styles from "./editing.module.css";
import { FactButtons } from "./facts/fact-buttons.tsx";
import { openInEditor } from "./open-in-editor.ts";
import { panels } from "./panels.ts";
import type { Editing, Session } from "./session.ts";
import { fill, focusEnd, makeEditable, partsOf } from "./text-box.ts";
import { useRedraw } from "./use-redraw.ts";

/** Which panel is open, also once the page was loaded anew. */
const panelKey = "kolam:editing:panel";

/** The field for a text that cannot be edited in its place, such as an alt text or a button's. */
function TextField({ session, editing }: { session: Session; editing: Editing }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    fill(element, editing.parts, editing.target.text);
    makeEditable(element, {
      keep: (parts, step) => void session.keep(parts, step),
      drop: () => session.drop(),
      follow: (fact) => void session.follow(fact),
    });
    focusEnd(element);
  }, [session, editing]);
  const { target, read } = editing;
  const name = "attribute" in target ? `${target.element.localName} ${target.attribute}` : "Text";
  return (
    <div className={styles.field}>
      <div ref={box} role="textbox" tabIndex={0} aria-label={`${name}, ${read.place}`} />
      <Button
        size="sm"
        tone="action"
        onClick={() => box.current && session.keep(partsOf(box.current), 0)}
      >
        Keep
      </Button>
      <Button size="sm" tone="quiet" onClick={() => session.drop()}>
        Drop
      </Button>
    </div>
  );
}

/** The outline of the text under the pointer. */
function Outline({ session }: { session: Session }) {
  useRedraw();
  const box = session.box();
  if (!box || box.width === 0) return null;
  const isKnown = (session.state().pointed?.spans.length ?? 0) > 0;
  return (
    <div
      className={isKnown ? styles.outline : `${styles.outline} ${styles.unknown}`}
      style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
    />
  );
}

/** Where a text is, and where a change of it goes. */
const placeOf = ({ place, into }: ReadText) =>
  into ? `${place}. A change goes into ${into}, the site’s own.` : place;

/** The bar at the foot of the page, in development only. */
export function Bar({ session }: { session: Session }) {
  const state = useSyncExternalStore(session.listen, session.state);
  const { on, busy, known, all, editing, nearby, message, problem } = state;
  const opened = editing?.read ?? nearby;
  const [openLabel, setOpenLabel] = useState(() => sessionStorage.getItem(panelKey) ?? "");
  const openPanel = (label: string) => {
    sessionStorage.setItem(panelKey, label);
    setOpenLabel(label);
  };
  const offered = on ? panels.filter(({ isOffered }) => isOffered?.(state) ?? true) : [];
  const open = offered.find(({ label }) => label === openLabel);
  const count = busy ? "Reading where the texts come from …" : `${known} of ${all} texts`;
  return (
    <>
      {on ? <Outline session={session} /> : null}
      {on && problem ? <Beside session={session} problem={problem} /> : null}
      <section aria-label="Editing" className={on ? `${styles.bar} ${styles.on}` : styles.bar}>
        <Switch
          label="Edit"
          checked={on}
          onChange={(event) => void session.turn(event.currentTarget.checked)}
        />
        {open ? (
          <section aria-label={open.label} className={styles.panel}>
            <open.Panel session={session} state={state} />
          </section>
        ) : null}
        {on && !editing ? (
          <>
            <Button size="sm" tone="quiet" onClick={() => void session.step(-1)}>
              Previous
            </Button>
            <Button size="sm" tone="quiet" onClick={() => void session.step(1)}>
              Next text
            </Button>
          </>
        ) : null}
        {offered.map(({ label }) => (
          <Button
            key={label}
            size="sm"
            tone="quiet"
            aria-expanded={label === openLabel}
            onClick={() => openPanel(label === openLabel ? "" : label)}
          >
            {label}
          </Button>
        ))}
        {editing && !editing.inPlace ? <TextField session={session} editing={editing} /> : null}
        {editing ? <FactButtons session={session} editing={editing} /> : null}
        {opened ? (
          <Button size="sm" tone="quiet" onClick={() => openInEditor(opened.open)}>
            Open file
          </Button>
        ) : null}
        <p role="status" className={styles.message}>
          {editing ? placeOf(editing.read) : null}
          {message || (on && !editing ? count : "")}
        </p>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      </section>
    </>
  );
}
