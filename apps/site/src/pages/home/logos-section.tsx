import type { ClientLogos } from "@kolam/content/model/types/pages";
import { LogoCloud } from "@kolam/ui/logo-cloud";
import { Section } from "@kolam/ui/section";
import { clientLogos } from "@site/words/client-logos";
import { LogoImage } from "../../brand/logo-image.tsx";
import { SiteLink } from "../../router/site-link.tsx";
import styles from "./logos-section.module.css";

/** The logos of clients, where the owner lists any. */
export function LogosSection({ logos = clientLogos }: { logos?: ClientLogos | undefined }) {
  if (!logos) return null;
  return (
    <Section space="sm">
      <LogoCloud
        className={styles.root}
        title={logos.title}
        logos={logos.items.map(({ name, href, ...files }) => ({
          name,
          logo: <LogoImage logo={files} size={64} surface="theme" lazy />,
          ...(href && { to: { link: <SiteLink href={href} /> } }),
        }))}
      />
    </Section>
  );
}
