import notFoundDrawing from "virtual:drawing/not-found";
import { paths, present, type SitePath } from "@kolam/content/model/pages/paths";
import { FiguresBand } from "@kolam/ui/bands/figures";
import { ButtonLink } from "@kolam/ui/button-link";
import { useHydrated } from "@kolam/ui/hydrated";
import { Icon } from "@kolam/ui/icon";
import { Motif } from "@kolam/ui/motif";
import { NotFound } from "@kolam/ui/not-found";
import { surfaces } from "@site/brand/surfaces";
import { company } from "@site/facts/company";
import { titles } from "@site/lists/words/titles";
import { notFound } from "@site/words/pages/not-found";
import { useLocation } from "react-router-dom";
import scripting from "../../browser/scripting.module.css";
import { SiteLink } from "../../router/site-link.tsx";
import { figuresWithHead } from "../../sections/section-head.tsx";
import { PhoneNumber } from "../../shell/phone-number.tsx";
import { GoBack } from "./go-back.tsx";
import { meantPage } from "./meant-page.ts";
import styles from "./not-found-page.module.css";
import { SiteSearch } from "./search/site-search.tsx";

/** The page for an address that does not exist. */
export function NotFoundPage() {
  const { code, title, lead, actions, suggested, help, statistics } = notFound;
  const { pathname } = useLocation();
  // The prerendered page does not know its address.
  const meant = useHydrated() ? meantPage(pathname) : undefined;
  return (
    <>
      <NotFound
        surface={surfaces.hero}
        code={code}
        title={title}
        lead={lead}
        actions={
          <>
            <ButtonLink size="lg" link={<SiteLink href={actions.home.href} />}>
              {actions.home.label}
            </ButtonLink>
            <div className={`${styles.back} ${scripting.with}`}>
              <GoBack label={actions.back} />
            </div>
          </>
        }
        art={<Motif drawing={notFoundDrawing} tone={surfaces.heroDrawing} animate="draw" />}
        suggestions={{
          title: suggested.title,
          links: [
            ...(meant
              ? [
                  {
                    label: meant.id ? titles[meant.id] : decodeURI(meant.path),
                    link: <SiteLink href={meant.path as SitePath} />,
                  },
                ]
              : []),
            ...present(suggested.pages)
              .filter((id) => id !== meant?.id)
              .map((id) => ({ label: titles[id], link: <SiteLink href={paths[id].path} /> })),
          ],
        }}
        search={
          <div className={scripting.with}>
            <SiteSearch />
          </div>
        }
        help={{
          title: help.title,
          text: help.text,
          actions: (
            <>
              <ButtonLink link={<SiteLink href={help.contact.href} />}>
                {help.contact.label}
              </ButtonLink>
              {company.phone ? (
                <ButtonLink tone="outline" link={<SiteLink href={company.phone.href} />}>
                  <Icon name="phone" />
                  <span>
                    {help.call} <PhoneNumber {...company.phone} />
                  </span>
                </ButtonLink>
              ) : null}
            </>
          ),
        }}
        className={styles.root}
      />
      <FiguresBand {...figuresWithHead(statistics)} />
    </>
  );
}
