import drawing from "virtual:drawing/mark";
import { company } from "@kolam/content/facts/company";
import { shell } from "@kolam/content/shell";
import { Motif } from "@kolam/ui/motif";
import { SiteLink } from "../router/site-link.tsx";
import styles from "./logo.module.css";

/** The logo and the agency's name, linked to the home page. */
export function Logo() {
  return (
    <SiteLink href="/" className={styles.root} aria-label={shell.homeLink}>
      <Motif drawing={drawing} className={styles.mark} />
      <span>{company.name}</span>
    </SiteLink>
  );
}
