import { SiteFooter } from "@kolam/ui/site-footer";
import type { ReactNode } from "react";
import { company, pages } from "../content/company.ts";
import { services } from "../content/services.ts";
import { isCurrent } from "./header.tsx";
import { Mark } from "./mark.tsx";

/** The band below every page. `children` is the choice of a theme. */
export function Footer({ path, children }: { path: string; children?: ReactNode }) {
  return (
    <SiteFooter
      navigationLabel="All pages"
      brand={
        <>
          <Mark />
          <p>{company.line}.</p>
        </>
      }
      contact={
        <address>
          {company.street}
          <br />
          {company.town}
          <br />
          <a href={`tel:${company.phone.dialled}`}>{company.phone.shown}</a>
          <br />
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </address>
      }
      groups={[
        {
          title: "What we make",
          links: services.map(({ id, title }) => ({ label: title, href: `/services#${id}` })),
        },
        {
          title: "Pages",
          links: pages.map((page) => ({ ...page, current: isCurrent(path, page.href) })),
        },
      ]}
      legal={
        <>
          <p>{company.name} is invented, like its people, its clients and their figures.</p>
          {children}
        </>
      }
    />
  );
}
