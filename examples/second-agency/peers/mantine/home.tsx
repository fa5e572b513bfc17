import {
  Anchor,
  Avatar,
  Blockquote,
  Button,
  Card,
  Container,
  Group,
  Paper,
  SimpleGrid,
  Stack,
  Text,
  Title,
} from "@mantine/core";
import { services } from "../../src/content/services.ts";
import { clients, projects } from "../../src/content/work.ts";
import { Artefact } from "../../src/drawings/artefacts.tsx";
import { PartDrawing } from "../../src/drawings/part-drawing.tsx";
import { Bearing, Gear, Shaft } from "../../src/drawings/parts.tsx";

const [latest] = projects;
const figures = [
  ["9,400", "parts that have a sheet"],
  ["31", "makers, the smallest with four people"],
  ["2.3 ×", "as many complete enquiries, after 90 days"],
  ["0", "films of sparks"],
] as const;

/** The sections of the home page. */
export function Home() {
  return (
    <>
      <Container size="lg" py="xl">
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          <Stack>
            <Title order={1}>Nobody can order a part they can’t find</Title>
            <Text size="lg" c="dimmed">
              We make data sheets, part finders, catalogues and websites for companies that make
              bearings, springs, valves and gears.
            </Text>
            <Group>
              <Button component="a" href="/contact" size="lg">
                Send us a part
              </Button>
              <Button component="a" href="/work" size="lg" variant="outline">
                See four finished jobs
              </Button>
            </Group>
          </Stack>
          <Paper withBorder>
            <Bearing />
          </Paper>
        </SimpleGrid>
        <Text mt="xl">Makers whose ranges we keep</Text>
        <SimpleGrid cols={{ base: 2, md: 6 }} component="ul">
          {clients.map((name) => (
            <Paper key={name} withBorder p="md" component="li">
              {name}
            </Paper>
          ))}
        </SimpleGrid>
      </Container>
      <Container size="lg" py="xl" component="section">
        <Title order={2}>Four ways to be found</Title>
        <SimpleGrid cols={{ base: 1, sm: 2, md: 4 }}>
          {services.map(({ id, title, short, drawing, price }) => (
            <Card key={id} withBorder component="a" href={`/services#${id}`}>
              <Card.Section>
                <PartDrawing name={drawing} bare />
              </Card.Section>
              <Title order={3}>{title}</Title>
              <Text c="dimmed">{short}</Text>
              <Group justify="space-between">
                <Text>{price.label}</Text>
                <Text fw={600}>{price.amount}</Text>
              </Group>
            </Card>
          ))}
        </SimpleGrid>
      </Container>
      <Container size="lg" py="xl" component="section">
        <Title order={2}>What a good sheet answers</Title>
        <SimpleGrid cols={{ base: 1, md: 3 }}>
          <Card withBorder>
            <Title order={3}>Will it fit?</Title>
            <Text>Dimensions and tolerances stand at the top.</Text>
            <Shaft />
          </Card>
          <Card bg="dark">
            <Title order={3}>Will it hold?</Title>
            <Text>Load, speed and heat, each with the test it comes from.</Text>
          </Card>
          <Card bg="orange">
            <Title order={3}>How long is the wait?</Title>
            <Text size="xl">Tuesday</Text>
          </Card>
        </SimpleGrid>
        <SimpleGrid cols={{ base: 2, md: 4 }} py="xl">
          {figures.map(([value, label]) => (
            <Stack key={label} gap={0}>
              <Text size="xl" fw={700}>
                {value}
              </Text>
              <Text c="dimmed">{label}</Text>
            </Stack>
          ))}
        </SimpleGrid>
      </Container>
      {latest ? (
        <Container size="lg" py="xl" component="section">
          <SimpleGrid cols={{ base: 1, md: 2 }}>
            <Paper withBorder>
              <Artefact of={latest.id} />
            </Paper>
            <Stack>
              <Text c="dimmed">{latest.client}</Text>
              <Title order={3}>
                <Anchor href={`/work#${latest.id}`}>{latest.title}</Anchor>
              </Title>
              <Text size="xl">{latest.figure.value}</Text>
              <Text>{latest.text}</Text>
            </Stack>
          </SimpleGrid>
          <Blockquote cite="Hester Oakenholt, sales manager">
            Now they ask for the purchase order.
          </Blockquote>
          <Avatar name="Hester Oakenholt" />
        </Container>
      ) : null}
      <Paper bg="dark" p="xl" component="section">
        <Container size="lg">
          <Group justify="space-between">
            <Stack>
              <Title order={2}>Send us the part that causes the most telephone calls</Title>
              <Button component="a" href="/contact" size="lg">
                Send us a part
              </Button>
            </Stack>
            <Gear />
          </Group>
        </Container>
      </Paper>
    </>
  );
}
