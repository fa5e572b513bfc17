import { Children, type ReactElement } from "react";

/**
 * An element that a prop brings, before its props are read: from a server component it may still be
 * on its way, and rendering waits for it.
 */
export const loaded = <P>(element: ReactElement<P>): ReactElement<P> =>
  Children.toArray(element)[0] as ReactElement<P>;
