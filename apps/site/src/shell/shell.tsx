import { shell } from "@kolam/content/shell";
import { SkipLink } from "@kolam/ui/skip-link";
import type { ReactNode } from "react";
import type { RouteId } from "../navigation/match-route.ts";
import { ChatButton } from "./chat-button.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./shell.module.css";

interface ShellProps {
  route: RouteId;
  /** Leaves the main part as the server wrote it; `children` are not shown. */
  still?: boolean;
  children: ReactNode;
}

/** One object for good: React writes the text when it gets another one. */
const asWritten = { __html: "" };

/** What every page sits inside: header, footer, chat button, and the way past them. */
export function Shell({ route, still = false, children }: ShellProps) {
  return (
    <>
      <SkipLink href="#main">{shell.skipLink}</SkipLink>
      <Header route={route} />
      {still ? (
        <main
          key="still"
          id="main"
          tabIndex={-1}
          className={styles.main}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: hydration never writes it
          dangerouslySetInnerHTML={asWritten}
        />
      ) : (
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      )}
      <Footer route={route} />
      <ChatButton />
    </>
  );
}
