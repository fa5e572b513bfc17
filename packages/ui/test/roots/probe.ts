import type { ComponentProps, JSXElementConstructor, ReactElement } from "react";
import type * as kit from "../../src/index.ts";

type Kit = typeof kit;

/** The names of the components that the kit exports. */
export type ComponentName = {
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

/** A component with the least that it needs, and the probe. */
export type Case = (probe: Probe) => ReactElement;

type Props<Name extends ComponentName> = ComponentProps<Kit[Name]>;
type Wanted = Exclude<keyof Probe, "data-probe">;
type Lacking<P> = P extends unknown ? Exclude<Wanted, keyof P> : never;
type Style<P> = P extends unknown
  ? "style" extends keyof P
    ? Exclude<P["style" & keyof P], undefined>
    : never
  : never;

/** The components whose types do not have what the probe has. Must be `never`. */
export type Untyped<Name extends ComponentName> = {
  [N in Name]: [Lacking<Props<N>>] extends [never] ? never : N;
}[Name];

/** The components whose types accept `style`. Must be `never`. */
export type Styled<Name extends ComponentName> = {
  [N in Name]: [Style<Props<N>>] extends [never] ? never : N;
}[Name];
