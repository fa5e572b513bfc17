import { Button } from "@kolam/ui/button";
import { ContactLayout } from "@kolam/ui/contact-layout";
import { FileField } from "@kolam/ui/file-field";
import { FormRow } from "@kolam/ui/form-row";
import { Hero } from "@kolam/ui/hero";
import { Icon } from "@kolam/ui/icon";
import { Stack } from "@kolam/ui/stack";
import { TextArea } from "@kolam/ui/text-area";
import { TextField } from "@kolam/ui/text-field";

/** A contact page with a form, a file, and offices and hours beside it. */
export default function Page() {
  return (
    <main>
      <Hero variant="compact" title="Contact" />
      <ContactLayout
        title="Talk to the person who will do it"
        lead="We answer within a day."
        formTitle="Write to us"
        details={[
          {
            title: "Call",
            detail: <a href="tel:+440000000000">+44 0000 000000</a>,
            icon: <Icon name="phone" size="lg" />,
            text: "Monday to Friday, nine to six.",
          },
          {
            title: "Visit",
            detail: "4 Harbour Road",
            icon: <Icon name="pin" size="lg" />,
            link: { label: "Find the way", href: "/way" },
          },
        ]}
      >
        <form action="/message" method="post" encType="multipart/form-data">
          <Stack gap={5}>
            <FormRow>
              <TextField name="name" label="Your name" required autoComplete="name" />
              <TextField name="mail" type="email" label="Your mail" required autoComplete="email" />
            </FormRow>
            <TextArea name="message" label="What it is about" required />
            <FileField
              name="plan"
              label="A plan, if you have one"
              accept=".pdf"
              formatsText="PDF, up to 5 MB"
            />
            <Button type="submit">Send the message</Button>
          </Stack>
        </form>
      </ContactLayout>
    </main>
  );
}
