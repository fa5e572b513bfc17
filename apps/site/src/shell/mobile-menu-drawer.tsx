import { type PageId, pageIds, paths, serviceIds } from "@kolam/content/model/pages/paths";
import { ButtonLink } from "@kolam/ui/button-link";
import { Drawer } from "@kolam/ui/drawer";
import { Icon } from "@kolam/ui/icon";
import { ThemeSwitch } from "@kolam/ui/theme-switch";
import { company } from "@site/facts/company";
import { titles } from "@site/lists/words/titles";
import { shell } from "@site/texts/shell";
import { headerAction, headerPages } from "@site/words/navigation";
import { useLocation } from "react-router-dom";
import { SiteLink } from "../router/site-link.tsx";
import { themeKey } from "../theme/theme-key.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import styles from "./mobile-menu.module.css";
import { PhoneNumber } from "./phone-number.tsx";

interface MobileMenuDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * The menu's dialog: the pages of the header, the services, and what the bar may have no room for.
 */
export function MobileMenuDrawer({ open, onOpenChange }: MobileMenuDrawerProps) {
  const { pathname } = useLocation();
  const { phone } = company;
  const item = (id: PageId) => (
    <SiteLink href={paths[id].path} aria-current={paths[id].path === pathname ? "page" : undefined}>
      {titles[id]}
    </SiteLink>
  );
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={shell.menu.title}
      closeLabel={shell.menu.close}
      surface="feature"
      footer={
        <>
          <ButtonLink link={<SiteLink href={headerAction.href} />}>{headerAction.label}</ButtonLink>
          {phone ? (
            <ButtonLink tone="outline" href={phone.href}>
              <Icon name="phone" />
              <PhoneNumber {...phone} />
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <ul>
        {headerPages.map((id) => (
          <li key={id}>
            {item(id)}
            {id === "services" ? (
              <ul>
                {serviceIds.map((service) => (
                  <li key={service}>{item(service)}</li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
        {pageIds.includes("prices") ? <li>{item("prices")}</li> : null}
        <LanguageSwitch homes={false} />
      </ul>
      <label className={styles.theme}>
        {shell.theme.label}
        <ThemeSwitch label={shell.theme.label} text={shell.theme.choices} storageKey={themeKey} />
      </label>
    </Drawer>
  );
}
