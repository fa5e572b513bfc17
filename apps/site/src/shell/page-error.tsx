import { company } from "@kolam/content/company";
import { shell } from "@kolam/content/shell";
import { Button } from "@kolam/ui/button";
import { ButtonLink } from "@kolam/ui/button-link";
import { Hero } from "@kolam/ui/hero";
import { useEffect, useState } from "react";
import { useRouteError } from "react-router-dom";
import { reloadOnce } from "./reload-once.ts";

/**
 * Stands in a page's place when the page has failed, below the header. Code that is gone, as after a deploy,
 * leads to one full load of the same address first.
 */
export function PageError() {
  const error = useRouteError();
  const [isReloading, setReloading] = useState(true);
  useEffect(() => {
    setReloading(reloadOnce(error));
  }, [error]);
  if (isReloading) return null;
  const { title, text, reload } = shell.crash;
  return (
    <Hero
      variant="compact"
      title={title}
      lead={text}
      actions={
        <>
          <Button onClick={() => location.reload()}>{reload}</Button>
          {/* Full loads only: the router may be at fault. */}
          <ButtonLink tone="outline" href="/">
            {shell.breadcrumbHome}
          </ButtonLink>
          <ButtonLink tone="quiet" href={company.phone.href}>
            {company.phone.display}
          </ButtonLink>
        </>
      }
    />
  );
}
