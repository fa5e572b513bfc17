import "@kolam/ui/styles.css";
import "./brand.css";
import { themeScript } from "@kolam/ui/theme";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";

export const links = () => [{ rel: "icon", href: "data:," }];

export const meta = () => [{ title: "Northlight" }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the kit's own script */}
        <script dangerouslySetInnerHTML={{ __html: themeScript() }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
