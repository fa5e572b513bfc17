import drawing from "virtual:drawing/mark";
import { company } from "@kolam/content/facts/company";
import { logo } from "@kolam/content/facts/logo";
import { shell } from "@kolam/content/texts/shell";
import { Motif } from "@kolam/ui/motif";
import { LogoImage } from "../brand/logo-image.tsx";
import { SiteLink } from "../router/site-link.tsx";
import styles from "./logo.module.css";

/** The logo, or the mark and the agency's name, linked to the home page. */
export function Logo({ surface }: { surface: "deep" | "plain" }) {
  return (
    <SiteLink href="/" aria-label={shell.homeLink}>
      {logo ? (
        <LogoImage logo={logo} size={64} surface={surface === "deep" ? "dark" : "theme"} />
      ) : (
        <>
          <Motif drawing={drawing} className={styles.mark} />
          <span>{company.name}</span>
        </>
      )}
    </SiteLink>
  );
}
