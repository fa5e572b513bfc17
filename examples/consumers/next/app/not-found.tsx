import { ButtonLink } from "@kolam/ui/button-link";
import { NotFound } from "@kolam/ui/not-found";
import Link from "next/link";

export default function Page() {
  return (
    <main>
      <NotFound
        code="404"
        title="There is no room here"
        lead="It has closed, or it never opened."
        actions={<ButtonLink link={<Link href="/" />}>To the first room</ButtonLink>}
        suggestions={{
          title: "Open today",
          links: [{ label: "Our services", link: <Link href="/services" /> }],
        }}
      />
    </main>
  );
}
