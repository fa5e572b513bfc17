import { Button } from "@kolam/ui/button";
import { LinkList } from "@kolam/ui/link-list";
import { menu } from "../content/company.ts";

/** The menu of phones: a popover, which the browser opens and closes without a script. */
export function PhoneMenu() {
  return (
    <>
      <Button tone="outline" size="sm" popoverTarget="menu">
        Menu
      </Button>
      <nav id="menu" popover="auto" aria-label="Menu" className="phone-menu">
        <LinkList
          links={[...menu, { path: "/contact", label: "Contact" }].map(({ path, label }) => ({
            href: path,
            label,
          }))}
        />
      </nav>
    </>
  );
}
