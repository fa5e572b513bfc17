import mark from "virtual:drawing/mark";
import serviceDrawings from "virtual:drawing/services";
import { type PageId, pageIds, paths, serviceIds } from "@kolam/content/model/pages/paths";
import { ButtonLink } from "@kolam/ui/button-link";
import { Motif } from "@kolam/ui/motif";
import { NavigationMenu, type NavigationMenuItem } from "@kolam/ui/navigation-menu";
import { SiteHeader } from "@kolam/ui/site-header";
import { ThemeSwitch } from "@kolam/ui/theme-switch";
import { surfaces } from "@site/brand/surfaces";
import { company } from "@site/facts/company";
import { titles } from "@site/lists/words/titles";
import { landmarks } from "@site/texts/navigation";
import { shell } from "@site/texts/shell";
import { headerAction, headerPages } from "@site/words/navigation";
import { memo } from "react";
import { languageLinks } from "../router/languages.ts";
import { SiteLink } from "../router/site-link.tsx";
import { themeKey } from "../theme/theme-key.ts";
import languages from "./language-switch.module.css";
import { PageLanguages } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";

function link(id: PageId, current: string | undefined) {
  return { label: titles[id], link: <SiteLink href={paths[id].path} />, current: id === current };
}

const hasPrices = pageIds.includes("prices");

/** The line below the services in their panel. */
function PricesLink({ current }: Pick<HeaderProps, "current">) {
  return (
    <SiteLink href={paths.prices.path} aria-current={current === "prices" ? "page" : undefined}>
      {titles.prices}
    </SiteLink>
  );
}

/** The services, with all of them below the entry, and the prices below those. */
function servicesItem(current: string | undefined): NavigationMenuItem {
  const links = serviceIds.map((service) => ({
    ...link(service, current),
    icon: <Motif drawing={serviceDrawings[service]} pitch={10} />,
  }));
  // The panel has two columns: a link to all services completes the last row.
  const all = {
    ...link("services", current),
    label: shell.submenu.all,
    icon: <Motif drawing={mark} pitch={10} />,
  };
  const complete = links.length % 2 === 0 ? links : [...links, all];
  const footer = hasPrices ? <PricesLink current={current} /> : undefined;
  return {
    ...link("services", current),
    panel: { triggerLabel: shell.submenu.open, links: complete, footer },
  };
}

const menuItems = (current: string | undefined): NavigationMenuItem[] =>
  headerPages.map((id) => (id === "services" ? servicesItem(current) : link(id, current)));

const barWords = [
  company.name,
  ...headerPages.map((id) => titles[id]),
  ...(languageLinks?.others.map(({ name }) => name) ?? []),
  headerAction.label,
];

/** Without signs above and below letters, which take no room of their own. */
const barLetters = barWords.join("").replace(/\p{M}/gu, "");

interface HeaderProps {
  /** Whether the header lies over the hero, transparent until the page is scrolled. */
  overlay: boolean;
  /** The id of the current page. */
  current: string | undefined;
}

/** The header of every page. */
export const Header = memo(function Header({ overlay, current }: HeaderProps) {
  const leadsHere = pageIds.some((id) => id === current && paths[id].path === headerAction.href);
  return (
    <SiteHeader
      variant={overlay ? "overlay" : "solid"}
      surface={surfaces.header}
      // Below the banner of a preview, which a fixed one would cover.
      position={__PREVIEW__ ? "sticky" : "fixed"}
      logo={<Logo surface={surfaces.header} />}
      nameLength={company.name.length}
      barLength={barLetters.length}
      navigation={
        <NavigationMenu
          align="start"
          label={landmarks.main}
          items={menuItems(current)}
          className={languageLinks ? languages.beside : undefined}
        />
      }
      controls={
        <>
          <PageLanguages />
          <ThemeSwitch label={shell.theme.label} text={shell.theme.choices} storageKey={themeKey} />
        </>
      }
      actions={
        // On its own page too: without it, the menu beside it would move.
        <ButtonLink
          tone={leadsHere ? "outline" : "action"}
          link={<SiteLink href={headerAction.href} aria-current={leadsHere ? "page" : undefined} />}
        >
          {headerAction.label}
        </ButtonLink>
      }
      menu={<MobileMenu />}
    />
  );
});
