import {
  Badge,
  Button,
  Callout,
  Card,
  Container,
  Flex,
  Grid,
  Heading,
  Section,
  Table,
  Text,
} from "@radix-ui/themes";
import { compared, plans, questions } from "../../src/content/pricing.ts";

/** Plans, their comparison and the questions. The kit has no accordion, so those are `<details>`. */
export function Pricing() {
  return (
    <Section>
      <Container size="4">
        <Heading as="h2">A price before the second part</Heading>
        <Grid columns={{ initial: "1", md: "3" }} gap="3">
          {plans.map((plan, at) => (
            <Card key={plan.id}>
              <Flex justify="between">
                <Heading as="h3">{plan.title}</Heading>
                {at === 1 ? <Badge>Most chosen</Badge> : null}
              </Flex>
              <Text as="p" color="gray">
                {plan.text}
              </Text>
              <Text as="p" size="8" weight="bold">
                {plan.price.amount}
              </Text>
              <Text size="2">{plan.note}</Text>
              <Button asChild variant={at === 1 ? "solid" : "outline"}>
                <a href="/contact">Ask about {plan.title.toLowerCase()}</a>
              </Button>
              <ul>
                {plan.features.map((feature) => {
                  const text = typeof feature === "string" ? feature : feature.text;
                  return <li key={text}>{text}</li>;
                })}
              </ul>
            </Card>
          ))}
        </Grid>
        <Table.Root>
          <Table.Header>
            <Table.Row>
              {["What", ...plans.map(({ title }) => title)].map((title) => (
                <Table.ColumnHeaderCell key={title}>{title}</Table.ColumnHeaderCell>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {compared.map(({ id, cells: [what, one, range, works] }) => (
              <Table.Row key={id}>
                <Table.RowHeaderCell>{what}</Table.RowHeaderCell>
                <Table.Cell>{one}</Table.Cell>
                <Table.Cell>{range}</Table.Cell>
                <Table.Cell>{works}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
        <Callout.Root>
          <Callout.Text>Prices are for makers in the United Kingdom, without VAT.</Callout.Text>
        </Callout.Root>
        {questions.map(({ id, title, answer }) => (
          <details key={id} name="questions">
            <summary>{title}</summary>
            <Text>{answer}</Text>
          </details>
        ))}
      </Container>
    </Section>
  );
}
