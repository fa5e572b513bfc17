import { Icon } from "../icon/icon.tsx";
import type { ContactDetail } from "./contact-details.tsx";

/** Three ways to reach a studio that does not exist. */
export const sampleDetails: readonly ContactDetail[] = [
  {
    title: "Call",
    detail: <a href="tel:+000000000000">+00 00 0000 0000</a>,
    icon: <Icon name="phone" size="lg" />,
    text: "Monday to Friday, nine to six.",
  },
  {
    title: "Write",
    detail: <a href="mailto:hello@example.com">hello@example.com</a>,
    icon: <Icon name="mail" size="lg" />,
    text: "Read every working morning.",
  },
  {
    title: "Visit",
    detail: "4 Harbour Lane",
    icon: <Icon name="pin" size="lg" />,
    text: "Ring at the blue door.",
    link: { label: "Find the way", href: "#way" },
  },
];
