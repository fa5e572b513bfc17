import { Button } from "@kolam/ui/button";
import { Drawer } from "@kolam/ui/drawer";
import { LinkList } from "@kolam/ui/link-list";
import { menu } from "../../src/content/company.ts";

/** A drawer as the other kits' pages have one. The site itself uses a popover, which needs no script. */
export function PhoneDrawer() {
  return (
    <Drawer title="Menu" closeLabel="Close" trigger={<Button tone="outline">Menu</Button>}>
      <LinkList links={menu.map(({ path, label }) => ({ href: path, label }))} />
    </Drawer>
  );
}
