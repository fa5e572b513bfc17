import { Children, type ReactElement } from "react";

/**
 * Unwraps an element passed as a prop, so that its props can be read: from a server component it
 * may still be loading, and rendering then waits for it.
 */
export const loaded = <P>(element: ReactElement<P>): ReactElement<P> =>
  Children.toArray(element)[0] as ReactElement<P>;
