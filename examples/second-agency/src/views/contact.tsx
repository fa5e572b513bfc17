import { Button } from "@kolam/ui/button";
import { Checkbox } from "@kolam/ui/checkbox";
import { ContactLayout } from "@kolam/ui/contact-layout";
import { FormRow } from "@kolam/ui/form-row";
import { Icon } from "@kolam/ui/icon";
import { RadioGroup } from "@kolam/ui/radio-group";
import { Select } from "@kolam/ui/select";
import { Stack } from "@kolam/ui/stack";
import { TextArea } from "@kolam/ui/text-area";
import { TextField } from "@kolam/ui/text-field";
import { company } from "../content/company.ts";
import { services } from "../content/services.ts";
import { PageTop } from "../parts/page-top.tsx";

/** The form, which the browser sends by itself to `action`, and the other ways to the desk. */
export function Contact({ action }: { action: string }) {
  return (
    <>
      <PageTop
        title="Send us a part"
        lead="The heavier the better. Or describe it here; an answer with a price takes two working days."
        cells={{
          Title: "Contact",
          Answer: "2 working days",
          Weight: "Up to 18 t",
          Sheet: "6 / 6",
        }}
      />
      <ContactLayout
        surface="alt"
        title="Describe it"
        formTitle="Four answers are enough"
        details={[
          {
            title: "Call",
            detail: company.phone.shown,
            icon: <Icon name="phone" size="lg" />,
            text: `${company.hours}. Ask for Noor.`,
            link: { label: "Call the desk", href: `tel:${company.phone.dialled}` },
          },
          {
            title: "Write",
            detail: company.email,
            icon: <Icon name="mail" size="lg" />,
            text: "Drawings as PDF, DXF or a photo of the paper.",
            link: { label: "Write to the desk", href: `mailto:${company.email}` },
          },
          {
            title: "Visit, or post the part",
            detail: `${company.street}, ${company.town}`,
            icon: <Icon name="pin" size="lg" />,
            text: "Lorries up to 18 tonnes can turn in the yard.",
          },
        ]}
      >
        <form action={action} method="post">
          <Stack gap={6}>
            <FormRow>
              <TextField label="Your name" name="name" autoComplete="name" required />
              <TextField
                label="Company"
                name="company"
                autoComplete="organization"
                optionalText="(optional)"
              />
            </FormRow>
            <FormRow>
              <TextField label="E-mail" name="email" type="email" autoComplete="email" required />
              <TextField
                label="Telephone"
                name="phone"
                type="tel"
                autoComplete="tel"
                optionalText="(optional)"
              />
            </FormRow>
            <Select
              label="What do you need?"
              name="service"
              placeholder="Choose one"
              required
              options={[...services.map(({ title }) => title), "I don’t know yet"]}
            />
            <RadioGroup
              label="How many parts are in the range?"
              name="parts"
              options={["One", "Up to 500", "More than 500"]}
              defaultValue="One"
            />
            <TextArea
              label="What does the part do, and who asks about it?"
              hint="The question that you hear most is the best beginning."
              name="message"
              required
            />
            <Checkbox name="newsletter" label="Send me the journal’s next articles" />
            <div className="honeypot" aria-hidden="true">
              <label>
                Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
              </label>
            </div>
            <div>
              <Button type="submit" size="lg">
                Send the description
              </Button>
            </div>
          </Stack>
        </form>
      </ContactLayout>
    </>
  );
}
