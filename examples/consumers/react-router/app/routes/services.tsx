import { ButtonLink } from "@kolam/ui/button-link";
import { Link } from "react-router";

export default function Services() {
  return (
    <main>
      <h1>Our services</h1>
      <ButtonLink link={<Link to="/" />}>Back</ButtonLink>
    </main>
  );
}
