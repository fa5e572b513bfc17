import {
  Accordion,
  Alert,
  Badge,
  Button,
  Card,
  Container,
  Group,
  List,
  SimpleGrid,
  Table,
  Text,
  Title,
} from "@mantine/core";
import { compared, plans, questions } from "../../src/content/pricing.ts";

/** Plans, their comparison and the questions. */
export function Pricing() {
  return (
    <Container size="lg" py="xl" component="section">
      <Title order={2}>A price before the second part</Title>
      <SimpleGrid cols={{ base: 1, md: 3 }}>
        {plans.map((plan, at) => (
          <Card key={plan.id} withBorder>
            <Group justify="space-between">
              <Title order={3}>{plan.title}</Title>
              {at === 1 ? <Badge>Most chosen</Badge> : null}
            </Group>
            <Text c="dimmed">{plan.text}</Text>
            <Text size="xl" fw={700}>
              {plan.price.amount}
            </Text>
            <Text size="sm">{plan.note}</Text>
            <Button component="a" href="/contact" variant={at === 1 ? "filled" : "outline"}>
              Ask about {plan.title.toLowerCase()}
            </Button>
            <List>
              {plan.features.map((feature) => {
                const text = typeof feature === "string" ? feature : feature.text;
                return <List.Item key={text}>{text}</List.Item>;
              })}
            </List>
          </Card>
        ))}
      </SimpleGrid>
      <Table.ScrollContainer minWidth={500}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {["What", ...plans.map(({ title }) => title)].map((title) => (
                <Table.Th key={title}>{title}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {compared.map(({ id, cells: [what, one, range, works] }) => (
              <Table.Tr key={id}>
                <Table.Th>{what}</Table.Th>
                <Table.Td>{one}</Table.Td>
                <Table.Td>{range}</Table.Td>
                <Table.Td>{works}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Alert title="Without VAT">Prices are for makers in the United Kingdom.</Alert>
      <Accordion defaultValue="data" order={3}>
        {questions.map(({ id, title, answer }) => (
          <Accordion.Item key={id} value={id}>
            <Accordion.Control>{title}</Accordion.Control>
            <Accordion.Panel>{answer}</Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Container>
  );
}
