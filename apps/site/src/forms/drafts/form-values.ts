/** The answers in the contact form. An empty field is `""`. */
export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
  readonly budget: string;
  readonly timeline: string;
}

/** The answers in the application form. */
export interface ApplicationValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly position: string;
  readonly experience: string;
  readonly coverLetter: string;
  readonly portfolio: string;
  readonly availability: string;
  /** The name of the chosen file, which is not sent itself; `""` for none. */
  readonly resume: string;
}

/** The answers in the four steps of the quote request. */
export interface QuoteValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly website: string;
  readonly projectType: string;
  readonly services: readonly string[];
  readonly budget: string;
  readonly timeline: string;
  readonly description: string;
  readonly goals: string;
  readonly targetAudience: string;
  readonly competitors: string;
  readonly additionalInfo: string;
}

/** The answer in the newsletter form. */
export interface NewsletterValues {
  readonly email: string;
}

/** The answers of each form, by the form's name. */
export interface FormValues {
  readonly contact: ContactValues;
  readonly application: ApplicationValues;
  readonly quote: QuoteValues;
  readonly newsletter: NewsletterValues;
}

/** The names of the forms. */
export type FormName = keyof FormValues;

/** The answers of any form, by field name. */
export type RawValues = Readonly<Record<string, string | readonly string[]>>;
