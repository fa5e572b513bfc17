import { Button } from "@kolam/ui/button";
import { Dialog } from "@kolam/ui/dialog";

/** Parts of a page with a theme, a language or a brand of their own, and a dialog from each. */
export function Parts() {
  return (
    <main>
      <section data-theme="dark" dir="rtl" lang="ar">
        <Dialog trigger={<Button>التذاكر</Button>} title="التذاكر" closeLabel="إغلاق">
          <Button>تذكرة</Button>
        </Dialog>
      </section>
      <section data-brand="harbour">
        <Dialog trigger={<Button>Harbour</Button>} title="The harbour" closeLabel="Close">
          <Button>Buy a ticket</Button>
        </Dialog>
      </section>
    </main>
  );
}
