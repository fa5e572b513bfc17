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
  children: ReactNode;
}

/** What every page sits inside: header, footer, chat button, and the way past them. */
export function Shell({ route, children }: ShellProps) {
  return (
    <>
      <SkipLink href="#main">{shell.skipLink}</SkipLink>
      <Header route={route} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer route={route} />
      <ChatButton />
    </>
  );
}
