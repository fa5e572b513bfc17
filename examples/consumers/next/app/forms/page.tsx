import { Container } from "@kolam/ui/container";
import { OrderForm } from "./order-form";

export default function Page() {
  return (
    <Container>
      <OrderForm />
    </Container>
  );
}
