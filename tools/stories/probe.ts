import type * as kit from "@kolam/ui";
import type { ComponentProps, JSXElementConstructor } from "react";

type Kit = typeof kit;

/** The names of the components that the kit exports. */
type ComponentName = {
  [Name in keyof Kit & string]: Name extends Capitalize<Name>
    ? Kit[Name] extends JSXElementConstructor<never>
      ? Name
      : never
    : never;
}[keyof Kit & string];

/** What every component must pass on to its root. */
export interface Probe {
  readonly id: string;
  readonly className: string;
  readonly ref: (element: Element | null) => void;
  readonly "data-probe": string;
  readonly "aria-keyshortcuts": string;
  readonly onClick: (event: { currentTarget: EventTarget; preventDefault(): void }) => void;
}

type Props<Name extends ComponentName> = ComponentProps<Kit[Name]>;
type Wanted = Exclude<keyof Probe, "data-probe">;
type Lacking<P> = P extends unknown ? Exclude<Wanted, keyof P> : never;
type Style<P> = P extends unknown
  ? "style" extends keyof P
    ? Exclude<P["style" & keyof P], undefined>
    : never
  : never;

/** The components whose types do not have what the probe has. */
type Untyped = {
  [N in ComponentName]: [Lacking<Props<N>>] extends [never] ? never : N;
}[ComponentName];

/** The components whose types accept `style`. */
type Styled = {
  [N in ComponentName]: [Style<Props<N>>] extends [never] ? never : N;
}[ComponentName];

/**
 * Does not compile while a component's types lack something or accept `style`; the message names
 * it.
 */
export const typed: [Untyped, Styled] extends [never, never] ? true : [Untyped, Styled] = true;
