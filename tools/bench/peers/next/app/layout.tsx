import "../copied/tokens.generated.css";
import "../copied/site.css";
import "./faces.css";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { Footer } from "../components/footer";
import { Header } from "../components/header";
import words from "../copied/words.json";

const display = localFont({
  src: "../copied/anek-display.woff2",
  variable: "--display-face",
  weight: "650 800",
});
const text = localFont({
  src: "../copied/anek-text.woff2",
  variable: "--text-face",
  weight: "400 650",
  preload: false,
});

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={`${display.variable} ${text.variable}`}>
      <body>
        <Header />
        <main>{children}</main>
        <Footer />
        <a className="button chat" href={words.chat.href}>
          {words.chat.label}
        </a>
      </body>
    </html>
  );
}
