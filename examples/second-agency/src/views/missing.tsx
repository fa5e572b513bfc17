import { ButtonLink } from "@kolam/ui/button-link";
import { NotFound } from "@kolam/ui/not-found";
import { company, menu } from "../content/company.ts";

/** For addresses without a page. */
export function Missing() {
  return (
    <NotFound
      className="missing"
      surface="plain"
      code="404"
      title="Not in the stores"
      lead="There is no page under this number. It was renamed, or somebody mistyped a digit."
      actions={<ButtonLink href="/">To the first sheet</ButtonLink>}
      suggestions={{ title: "On the shelf", links: menu }}
      help={{
        title: "Or ask the desk",
        text: `${company.hours}.`,
        actions: (
          <ButtonLink href={`tel:${company.phone.dialled}`} tone="outline">
            {company.phone.shown}
          </ButtonLink>
        ),
      }}
    />
  );
}
