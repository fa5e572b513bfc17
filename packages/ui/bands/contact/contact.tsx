import { Button } from "@kolam/ui/button";
import { Checkbox } from "@kolam/ui/checkbox";
import { ContactLayout, type ContactLayoutProps } from "@kolam/ui/contact-layout";
import { FormRow } from "@kolam/ui/form-row";
import { TextArea } from "@kolam/ui/text-area";
import { TextField } from "@kolam/ui/text-field";
import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./contact.module.css";

export interface ContactBandProps extends Omit<ContactLayoutProps, "children" | "formTitle"> {
  /** Where the form goes, e.g. `{ action: "/contact", method: "post" }`, and its handlers. */
  readonly form: Omit<ComponentPropsWithRef<"form">, "children" | "style" | "title"> & {
    readonly title: ReactNode;
    readonly name: string;
    readonly email: string;
    readonly message: string;
    /** A sentence under the message, e.g. what helps you to answer. */
    readonly messageHint?: string | undefined;
    /** A consent that must be given; may contain a link. Left out if you need none. */
    readonly consent?: ReactNode;
    readonly submit: string;
    /** In small type at the end, e.g. when you answer. */
    readonly note?: ReactNode;
  };
}

/** How to reach you, and beside it a short form that the browser sends without any script. */
export function ContactBand({ form, ...layout }: ContactBandProps) {
  const { title, name, email, message, messageHint, consent, submit, note, ...attributes } = form;
  return (
    <ContactLayout {...layout} formTitle={title}>
      <form method="post" {...attributes} className={styles.form}>
        <FormRow>
          <TextField name="name" label={name} autoComplete="name" required />
          <TextField name="email" type="email" label={email} autoComplete="email" required />
        </FormRow>
        <TextArea name="message" label={message} hint={messageHint} rows={5} required />
        {consent ? <Checkbox name="consent" label={consent} required /> : null}
        <div className={styles.send}>
          <Button type="submit" size="lg">
            {submit}
          </Button>
          {note ? <p className={styles.note}>{note}</p> : null}
        </div>
      </form>
    </ContactLayout>
  );
}
