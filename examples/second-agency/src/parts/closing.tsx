import { ButtonLink } from "@kolam/ui/button-link";
import { CallToAction } from "@kolam/ui/call-to-action";
import { company } from "../content/company.ts";
import { Gear } from "../drawings/parts.tsx";

/** The band at the end of a page. */
export function Closing({ title }: { title: string }) {
  return (
    <CallToAction
      tone="feature"
      title={title}
      text="Post it, or send the drawing. In three weeks you have it on one page, and a count of what it saves."
      actions={
        <>
          <ButtonLink href="/contact" size="lg">
            Send us a part
          </ButtonLink>
          <ButtonLink href={`tel:${company.phone.dialled}`} size="lg" tone="outline">
            {company.phone.shown}
          </ButtonLink>
        </>
      }
      art={<Gear bare />}
    />
  );
}
