import { ButtonLink } from "@kolam/ui/button-link";
import { NavigationMenu } from "@kolam/ui/navigation-menu";
import { SiteHeader } from "@kolam/ui/site-header";
import { menu } from "../content/company.ts";
import { Mark } from "./mark.tsx";
import { PhoneMenu } from "./phone-menu.tsx";

/** Whether a page is the menu's entry or below it. */
export const isCurrent = (path: string, entry: string) =>
  path === entry || path.startsWith(`${entry}/`);

/** The bar above every page. */
export function Header({ path }: { path: string }) {
  return (
    <SiteHeader
      surface="plain"
      position="static"
      logo={<Mark />}
      navigation={
        <NavigationMenu
          label="Main"
          items={menu.map((entry) => ({ ...entry, current: isCurrent(path, entry.href) }))}
        />
      }
      actions={
        <ButtonLink href="/contact" size="sm">
          Send us a part
        </ButtonLink>
      }
      menu={<PhoneMenu />}
    />
  );
}
