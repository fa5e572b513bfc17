/** What a person has typed into the contact form. Every field is there; an empty one is `""`. */
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

/** What a person has typed into the application form. The chosen file is named, never sent. */
export interface ApplicationValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly position: string;
  readonly experience: string;
  readonly coverLetter: string;
  readonly portfolio: string;
  readonly availability: string;
  /** Name of the file the applicant chose on this device; `""` for none. */
  readonly resume: string;
}

/** What a person has typed into the four steps of the quote request. */
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

/** The newsletter's one field. */
export interface NewsletterValues {
  readonly email: string;
}

/** The values of each form, by the form's name. */
export interface FormValues {
  readonly contact: ContactValues;
  readonly application: ApplicationValues;
  readonly quote: QuoteValues;
  readonly newsletter: NewsletterValues;
}

/** The forms that are delivered by mail. */
export type FormName = keyof FormValues;

/** What a form holds, by field name, where it does not matter which form it is. */
export type RawValues = Readonly<Record<string, string | readonly string[]>>;
