import { Component, type ErrorInfo, type ReactNode } from "react";
import { PageError } from "./page-error.tsx";

interface Props {
  children: ReactNode;
  /** Stands in the place of what failed. */
  fallback?: ReactNode;
}

interface State {
  readonly failed: boolean;
}

const triedKey = "kolam:reloaded";

/** Whether this address was already loaded anew because of an error; remembers it if not. */
function alreadyTried(): boolean {
  try {
    if (sessionStorage.getItem(triedKey) === location.href) return true;
    sessionStorage.setItem(triedKey, location.href);
    return false;
  } catch {
    return true;
  }
}

/**
 * Browsers word a module that cannot be fetched differently; all of them name the import. Vite's loader
 * reports a stylesheet that is gone.
 */
function isMissingCode(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof TypeError
    ? /import|module|fetch/i.test(error.message)
    : error.message.startsWith("Unable to preload CSS");
}

/**
 * Keeps header and footer when a page fails. Code that is gone, as after a deploy, leads to one full
 * load of the same address; any other error, or a second failure, shows an error page with a way on.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
    if (isMissingCode(error) && !alreadyTried()) location.reload();
  }

  override render(): ReactNode {
    const { children, fallback = <PageError /> } = this.props;
    return this.state.failed ? fallback : children;
  }
}
