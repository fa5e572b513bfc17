import "@kolam/ui/styles.css";
import "./brand.css";
import "./fonts.css";
import { themeScript } from "@kolam/ui/theme";
import type { Metadata } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";

const text = localFont({
  src: "../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
  variable: "--font-text",
});

export const metadata: Metadata = { title: "Northlight", icons: { icon: "data:," } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={text.variable} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the kit's own script */}
        <script dangerouslySetInnerHTML={{ __html: themeScript() }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
