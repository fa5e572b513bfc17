import Link from "next/link";
import type { ReactNode } from "react";

/** Pages that this app has; links to others are plain, so that nothing fetches what is not there. */
const own = new Set(["/", "/about"]);

export function PageLink(props: { href: string; className?: string; children: ReactNode }) {
  return own.has(props.href) ? <Link {...props} /> : <a {...props} />;
}
