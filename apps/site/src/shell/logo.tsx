import drawing from "virtual:drawing/mark";
import { Motif } from "@kolam/ui/motif";
import { company } from "@site/facts/company";
import { logo } from "@site/facts/logo";
import { shell } from "@site/texts/shell";
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
