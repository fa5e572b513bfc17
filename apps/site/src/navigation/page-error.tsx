import { company } from "@kolam/content/company";
import { shell } from "@kolam/content/shell";
import { Button } from "@kolam/ui/button";
import { ButtonLink } from "@kolam/ui/button-link";
import { Hero } from "@kolam/ui/hero";

/** Stands in a page's place when the page has failed. Full loads only: the router may be at fault. */
export function PageError() {
  const { title, text, reload } = shell.crash;
  return (
    <Hero
      variant="compact"
      title={title}
      lead={text}
      actions={
        <>
          <Button onClick={() => location.reload()}>{reload}</Button>
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
