import { Button } from "@kolam/ui/button";
import { ButtonLink } from "@kolam/ui/button-link";
import { Drawer } from "@kolam/ui/drawer";
import { LinkList } from "@kolam/ui/link-list";
import { menu } from "../content/company.ts";

/** The menu of phones. */
export function PhoneMenu() {
  return (
    <Drawer
      title="Menu"
      closeLabel="Close the menu"
      trigger={
        <Button tone="outline" size="sm">
          Menu
        </Button>
      }
      footer={<ButtonLink href="/contact">Send us a part</ButtonLink>}
    >
      <nav aria-label="Menu">
        <LinkList links={menu.map(({ path, label }) => ({ href: path, label }))} />
      </nav>
    </Drawer>
  );
}
