import { company } from "@kolam/content/company";
import { headerAction, headerPages, landmarks } from "@kolam/content/navigation";
import { type PageId, paths, serviceIds } from "@kolam/content/paths";
import { shell } from "@kolam/content/shell";
import { ButtonLink } from "@kolam/ui/button-link";
import { Motif } from "@kolam/ui/motif";
import { NavigationMenu, type NavigationMenuItem } from "@kolam/ui/navigation-menu";
import { SiteHeader } from "@kolam/ui/site-header";
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

/** The header of every page; over the home page's hero it is transparent until scrolled. */
export function Header({ route }: { route: RouteId }) {
  return (
    <SiteHeader
      variant={route === "home" ? "overlay" : "solid"}
      logo={<Logo />}
      navigation={<NavigationMenu label={landmarks.main} items={menuItems(route)} />}
      actions={
        <>
          <ThemeSwitch />
          <ButtonLink link={<SiteLink href={headerAction.href} />}>{headerAction.label}</ButtonLink>
        </>
      }
      menu={<MobileMenu route={route} phone={company.phone} />}
    />
  );
}
