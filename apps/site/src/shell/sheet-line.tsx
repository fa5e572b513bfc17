import { formatDay } from "@kolam/content/model/basics/dates";
import { company } from "@site/facts/company";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import { config } from "../config.ts";
import styles from "./shell.module.css";

/** The calendar day where the reader is. */
function today() {
  const now = new Date();
  const pad = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/**
 * The line on paper that says whom to call, where the page is, and when it was printed: what a
 * visitor chose is in the address, which therefore serves as the sheet's reference.
 */
export function SheetLine() {
  const { pathname } = useLocation();
  const [printed, setPrinted] = useState<{ query: string; day: string }>();
  useEffect(() => {
    const onPrint = () =>
      // The sheet is laid out as soon as this returns.
      flushSync(() => setPrinted({ query: location.search, day: formatDay(today()) }));
    addEventListener("beforeprint", onPrint);
    return () => removeEventListener("beforeprint", onPrint);
  }, []);
  const parts = [company.phone?.display, config.siteUrl + pathname + (printed?.query ?? "")];
  return (
    <p className={styles.sheet} suppressHydrationWarning>
      {[...parts, printed?.day].filter(Boolean).join(" · ")}
    </p>
  );
}
