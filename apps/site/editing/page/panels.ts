import type { ComponentType } from "react";
import { EntryPanel } from "./entry/entry-panel.tsx";
import type { Session, State } from "./session.ts";

/** What the bar opens above itself, such as the list of changes. */
export interface Panel {
  /** The name of its button. */
  readonly label: string;
  readonly Panel: ComponentType<{ readonly session: Session; readonly state: State }>;
  /** When its button is there; always, if it is left out. */
  readonly isOffered?: (state: State) => boolean;
}

/** The panels, in the order of their buttons. */
export const panels: readonly Panel[] = [{ label: "Entry", Panel: EntryPanel }];
