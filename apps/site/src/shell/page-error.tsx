import { Button } from "@kolam/ui/button";
import { ButtonLink } from "@kolam/ui/button-link";
import { Hero } from "@kolam/ui/hero";
import { company } from "@site/facts/company";
import { shell } from "@site/texts/shell";
import { useEffect, useMemo } from "react";
import { useRouteError } from "react-router-dom";
import { PhoneNumber } from "./phone-number.tsx";
import { canReload, reload } from "./reload-once.ts";

/**
 * Replaces a page that has failed to load or render. If code is missing, as after a deployment, the
 * page is first reloaded once.
 */
export function PageError() {
  const error = useRouteError();
  // Known at the first render, so that the heading is there when NavigationEffects moves the focus
  // to it.
  const isReloading = useMemo(() => canReload(error), [error]);
  useEffect(() => {
    if (isReloading) reload();
  }, [isReloading]);
  if (isReloading) return null;
  const { title, text, reload: reloadLabel } = shell.crash;
  return (
    <Hero
      variant="compact"
      title={title}
      lead={text}
      actions={
        <>
          <Button onClick={() => location.reload()}>{reloadLabel}</Button>
          {/* Full page loads, because the router may be the cause. */}
          <ButtonLink tone="outline" href="/">
            {shell.breadcrumbHome}
          </ButtonLink>
          {company.phone ? (
            <ButtonLink tone="quiet" href={company.phone.href}>
              <PhoneNumber {...company.phone} />
            </ButtonLink>
          ) : null}
        </>
      }
    />
  );
}
