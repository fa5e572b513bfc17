import "../copied/tokens.generated.css";
import "../copied/look.css";
import "./faces.css";
import localFont from "next/font/local";
import pages from "../copied/pages.json";

const display = localFont({
  src: "../copied/display.woff2",
  variable: "--display-face",
  weight: "650 800",
});
const text = localFont({
  src: "../copied/text.woff2",
  variable: "--text-face",
  weight: "400 650",
  preload: false,
});

export default function RootLayout({ children }) {
  return (
    <html lang={pages[0].language} className={`${display.variable} ${text.variable}`}>
      <body>{children}</body>
    </html>
  );
}
