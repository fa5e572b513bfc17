import type { ComponentType } from "react";
import { ChangesPanel } from "./changes/changes-panel.tsx";
import { EntryPanel } from "./entry/entry-panel.tsx";
import { HeadPanel } from "./head/head-panel.tsx";
import { LanguagesPanel } from "./languages/languages-panel.tsx";
import type { Session, State } from "./session.ts";
import { WritePanel } from "./writing/write-panel.tsx";

/** What the bar opens above itself, such as the list of changes. */
export interface Panel {
  /** The name of its button. */
  readonly label: string;
  readonly Panel: ComponentType<{ readonly session: Session; readonly state: State }>;
  /** When its button is there; always, if it is left out. */
  readonly isOffered?: (state: State) => boolean;
}

/** The panels, in the order of their buttons. */
export const panels: readonly Panel[] = [
  { label: "Entry", Panel: EntryPanel },
  { label: "Write", Panel: WritePanel },
  { label: "Title and description", Panel: HeadPanel },
  { label: "Languages", Panel: LanguagesPanel },
  { label: "Changes", Panel: ChangesPanel },
];
