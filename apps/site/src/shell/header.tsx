import { company } from "@kolam/content/company";
import { headerAction, headerPages, landmarks } from "@kolam/content/navigation";
import { type PageId, paths, serviceIds } from "@kolam/content/paths";
import { shell } from "@kolam/content/shell";
import { ButtonLink } from "@kolam/ui/button-link";
import { Motif } from "@kolam/ui/motif";
import { NavigationMenu, type NavigationMenuItem } from "@kolam/ui/navigation-menu";
import { SiteHeader } from "@kolam/ui/site-header";
import { memo, useMemo } from "react";
import type { RouteId } from "../navigation/match-route.ts";
import { SiteLink } from "../navigation/site-link.tsx";
import { ThemeSwitch } from "../theme/theme-switch.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { serviceDrawings } from "./service-drawings.ts";

function link(id: PageId, route: RouteId) {
  const { path, title } = paths[id];
  return { label: title, link: <SiteLink href={path} />, current: id === route };
}

function menuItems(route: RouteId): NavigationMenuItem[] {
  return headerPages.map((id) => {
    const item = link(id, route);
    if (id !== "services") return item;
    const links = serviceIds.map((service) => ({
      ...link(service, route),
      icon: <Motif drawing={serviceDrawings[service]} pitch={10} />,
    }));
    return { ...item, panel: { triggerLabel: shell.submenu.open, links } };
  });
}

interface HeaderProps {
  /** Transparent over the page's first band until scrolled. */
  overlay: boolean;
  /** The page the visit began on; the link to later ones is marked by `markCurrent`. */
  arrivedAt: RouteId;
}

/** Elements that never change are never rendered again. */
const logo = <Logo />;
const menu = <MobileMenu phone={company.phone} />;
const actions = (
  <>
    <ThemeSwitch />
    <ButtonLink link={<SiteLink href={headerAction.href} />}>{headerAction.label}</ButtonLink>
  </>
);

/** The header of every page. Rendered again only where its look changes. */
export const Header = memo(function Header({ overlay, arrivedAt }: HeaderProps) {
  const navigation = useMemo(
    () => <NavigationMenu label={landmarks.main} items={menuItems(arrivedAt)} />,
    [arrivedAt],
  );
  return (
    <SiteHeader
      variant={overlay ? "overlay" : "solid"}
      logo={logo}
      navigation={navigation}
      actions={actions}
      menu={menu}
    />
  );
});
