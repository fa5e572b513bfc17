import { partsOf } from "@kolam/content/model/basics/links";
import type { NewsletterService } from "@kolam/content/model/law/law-facts";
import { confirmsNewsletter, newsletterService } from "@kolam/content/model/law/newsletter";
import { hasFeature } from "@kolam/content/model/pages/features";
import { Alert } from "@kolam/ui/alert";
import { ButtonLink } from "@kolam/ui/button-link";
import { Newsletter } from "@kolam/ui/newsletter";
import { Section } from "@kolam/ui/section";
import { Stack } from "@kolam/ui/stack";
import { formWords } from "@site/texts/forms/words";
import { newsletterWords } from "@site/texts/law/newsletter";
import { newsletterForm as form, newsletter } from "@site/words/forms/newsletter";
import { OneLineField } from "../../forms/fields/one-line-field.tsx";
import { RichWords } from "../../forms/fields/rich-words.tsx";
import { SendButton } from "../../forms/form-foot.tsx";
import { MailForm } from "../../forms/mail-form.tsx";
import { MailTrouble } from "../../forms/mail-trouble.tsx";
import { PrivacyNote } from "../../forms/privacy-note.tsx";
import { useMailForm } from "../../forms/use-mail-form.ts";
import { sectionHead } from "../section-head.tsx";

const head = sectionHead(newsletter);

/**
 * The newsletter section at the end of the blog's list and of every article, unless it is left out.
 */
export function NewsletterForm() {
  if (hasFeature("newsletter")) return <SignUp />;
  return newsletterService ? <SignUpElsewhere service={newsletterService} /> : null;
}

/** The section where a service has the list: its own page asks for the address. */
export function SignUpElsewhere({ service }: { service: NewsletterService }) {
  return (
    <Section layout="aside" space="sm" {...head}>
      <Stack gap={4} align="start">
        <ButtonLink href={service.signUp}>{newsletterWords.signUp}</ButtonLink>
        <p>
          {newsletterWords.service(service.name)} {newsletter.note}{" "}
          <RichWords words={[...partsOf(formWords.privacyNote)]} />
        </p>
      </Stack>
    </Section>
  );
}

/** The section, whether or not the site shows it. */
export function SignUp() {
  const mail = useMailForm(form, {
    // The form has one field, so the message beside it makes an error summary superfluous.
    onProblems: ([first]) => first && mail.focusOn(first),
  });
  return (
    <Newsletter
      {...head}
      form={<MailForm mail={mail} />}
      fields={<OneLineField form={form} name="email" error={mail.errorOf("email")} />}
      submit={<SendButton mail={mail} size="md" />}
      status={
        <>
          <MailTrouble mail={mail} />
          {mail.state.kind === "sent" ? (
            <Alert tone="success" role="status">
              {`${form.sent.title("")} ${form.sent.text("")}`}
            </Alert>
          ) : null}
        </>
      }
      note={
        <>
          {confirmsNewsletter ? `${newsletterWords.confirmed} ` : ""}
          {newsletter.note} <PrivacyNote form={form} />
        </>
      }
    />
  );
}
