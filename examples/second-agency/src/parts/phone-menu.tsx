import { Button } from "@kolam/ui/button";
import { LinkList } from "@kolam/ui/link-list";
import { pages } from "../content/company.ts";

/** The menu of phones: a popover, which the browser opens and closes without a script. */
export function PhoneMenu() {
  return (
    <>
      <Button tone="outline" size="sm" popoverTarget="menu">
        Menu
      </Button>
      <nav id="menu" popover="auto" aria-label="Menu" className="phone-menu">
        <LinkList links={pages} />
      </nav>
    </>
  );
}
