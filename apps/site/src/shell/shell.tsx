import { shell } from "@kolam/content/shell";
import { SkipLink } from "@kolam/ui/skip-link";
import { type ReactNode, useState } from "react";
import type { RouteId } from "../navigation/match-route.ts";
import { Slice } from "../navigation/slice.tsx";
import { ChatButton } from "./chat-button.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

interface ShellProps {
  route: RouteId;
  /** The main part. */
  children: ReactNode;
}

/** Elements that never change are never rendered again. */
const skipLink = <SkipLink href="#main">{shell.skipLink}</SkipLink>;
const chatButton = <ChatButton />;

/** What every page sits inside: header, footer, chat button, and the way past them. */
export function Shell({ route, children }: ShellProps) {
  const [arrivedAt] = useState(route);
  return (
    <>
      {skipLink}
      <Slice>
        <Header overlay={route === "home"} arrivedAt={arrivedAt} />
      </Slice>
      {children}
      <Slice>
        <Footer arrivedAt={arrivedAt} />
      </Slice>
      {chatButton}
    </>
  );
}
