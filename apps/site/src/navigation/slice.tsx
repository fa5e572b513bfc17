import { Children, type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";

/** The slices that are shown but do not answer yet. */
const waiting = new Set<RefObject<boolean>>();
let whenNoneWaits = () => {};

function forget(slice: RefObject<boolean>): void {
  waiting.delete(slice);
  if (waiting.size === 0) whenNoneWaits();
}

/** Resolves once every slice answers. To be asked when what is around them has been hydrated. */
export function slicesHydrated(): Promise<void> {
  return new Promise((resolve) => {
    whenNoneWaits = resolve;
    if (waiting.size === 0) resolve();
  });
}

function Hydrated({ slice }: { slice: RefObject<boolean> }) {
  useEffect(() => {
    slice.current = true;
    forget(slice);
  }, [slice]);
  return null;
}

/**
 * A part of a page that is hydrated by itself: the visitor is answered between two of them, and who
 * presses a key in one waits for no other. What is in it must not suspend.
 */
export function Slice({ children }: { children: ReactNode }) {
  const hydrated = useRef(false);
  // Before that of what is inside, unless all of it was rendered here.
  useEffect(() => {
    if (!hydrated.current) waiting.add(hydrated);
    return () => forget(hydrated);
  }, []);
  return (
    <Suspense>
      {children}
      <Hydrated slice={hydrated} />
    </Suspense>
  );
}

/** Makes a slice of each child: of the bands of a page. */
export function Slices({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => <Slice>{child}</Slice>);
}
