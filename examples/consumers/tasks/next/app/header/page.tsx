import { Button } from "@kolam/ui/button";
import { ButtonLink } from "@kolam/ui/button-link";
import { Drawer } from "@kolam/ui/drawer";
import { Hero } from "@kolam/ui/hero";
import { NavigationMenu } from "@kolam/ui/navigation-menu";
import { SiteHeader } from "@kolam/ui/site-header";
import { SkipLink } from "@kolam/ui/skip-link";
import Link from "next/link";

const services = [
  { label: "Signage", description: "Ways through large buildings", href: "/signage" },
  { label: "Exhibitions", description: "Rooms that explain things", href: "/exhibitions" },
];

/** A header with our services in a menu, and a drawer on phones. */
export default function Page() {
  return (
    <>
      <SkipLink href="#content">Skip to the content</SkipLink>
      <SiteHeader
        logo={<Link href="/">Northlight</Link>}
        nameLength={10}
        navigation={
          <NavigationMenu
            label="Main"
            items={[
              {
                label: "Services",
                href: "/services",
                panel: { triggerLabel: "Show services", links: services },
              },
              { label: "About", href: "/about" },
            ]}
          />
        }
        actions={<ButtonLink link={<Link href="/contact" />}>Contact</ButtonLink>}
        menu={
          <Drawer
            trigger={<Button tone="outline">Menu</Button>}
            title="Menu"
            closeLabel="Close the menu"
            surface="feature"
            footer={<ButtonLink link={<Link href="/contact" />}>Contact</ButtonLink>}
          >
            <ul>
              {services.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
              <li>
                <Link href="/about">About</Link>
              </li>
            </ul>
          </Drawer>
        }
      />
      <main id="content" tabIndex={-1}>
        <Hero variant="home" title="Rooms that explain things" emphasis="explain" />
      </main>
    </>
  );
}
