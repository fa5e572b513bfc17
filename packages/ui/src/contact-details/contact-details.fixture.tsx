import { Icon } from "../icon/icon.tsx";
import type { ContactDetail } from "./contact-details.tsx";

/** Three ways to reach a studio that does not exist. */
export const sampleDetails: readonly ContactDetail[] = [
  {
    title: "Call",
    detail: "+00 00 0000 0000",
    icon: <Icon name="phone" size="lg" />,
    text: "Monday to Friday, nine to six.",
    link: { label: "Call us", href: "tel:+000000000000" },
  },
  {
    title: "Write",
    detail: "hello@example.com",
    icon: <Icon name="mail" size="lg" />,
    text: "Read every working morning.",
    link: { label: "Send an e-mail", href: "mailto:hello@example.com" },
  },
  {
    title: "Visit",
    detail: "4 Harbour Lane",
    icon: <Icon name="pin" size="lg" />,
    text: "Ring at the blue door.",
  },
];
