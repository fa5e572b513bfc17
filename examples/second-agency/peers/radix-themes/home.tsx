import {
  Avatar,
  Blockquote,
  Button,
  Card,
  Container,
  Flex,
  Grid,
  Heading,
  Link,
  Section,
  Text,
} from "@radix-ui/themes";
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
      <Container size="4" py="6">
        <Grid columns={{ initial: "1", md: "2" }} gap="5">
          <Flex direction="column" gap="4">
            <Heading as="h1" size="9">
              Nobody can order a part they can’t find
            </Heading>
            <Text size="5" color="gray">
              We make data sheets, part finders, catalogues and websites for companies that make
              bearings, springs, valves and gears.
            </Text>
            <Flex gap="3" wrap="wrap">
              <Button asChild size="4">
                <a href="/contact">Send us a part</a>
              </Button>
              <Button asChild size="4" variant="outline">
                <a href="/work">See four finished jobs</a>
              </Button>
            </Flex>
          </Flex>
          <Card>
            <Bearing />
          </Card>
        </Grid>
        <Text as="p" mt="6">
          Makers whose ranges we keep
        </Text>
        <Grid columns={{ initial: "2", md: "6" }} gap="3" asChild>
          <ul>
            {clients.map((name) => (
              <li key={name}>
                <Card>{name}</Card>
              </li>
            ))}
          </ul>
        </Grid>
      </Container>
      <Section>
        <Container size="4">
          <Heading as="h2">Four ways to be found</Heading>
          <Grid columns={{ initial: "1", sm: "2", md: "4" }} gap="3">
            {services.map(({ id, title, short, drawing, price }) => (
              <Card key={id} asChild>
                <a href={`/services#${id}`}>
                  <PartDrawing name={drawing} bare />
                  <Heading as="h3" size="4">
                    {title}
                  </Heading>
                  <Text color="gray">{short}</Text>
                  <Flex justify="between">
                    <Text>{price.label}</Text>
                    <Text weight="bold">{price.amount}</Text>
                  </Flex>
                </a>
              </Card>
            ))}
          </Grid>
        </Container>
      </Section>
      <Section>
        <Container size="4">
          <Heading as="h2">What a good sheet answers</Heading>
          <Grid columns={{ initial: "1", md: "3" }} gap="3">
            <Card>
              <Heading as="h3">Will it fit?</Heading>
              <Text>Dimensions and tolerances stand at the top.</Text>
              <Shaft />
            </Card>
            <Card>
              <Heading as="h3">Will it hold?</Heading>
              <Text>Load, speed and heat, each with the test it comes from.</Text>
            </Card>
            <Card>
              <Heading as="h3">How long is the wait?</Heading>
              <Text size="8">Tuesday</Text>
            </Card>
          </Grid>
          <Grid columns={{ initial: "2", md: "4" }} gap="3" py="6">
            {figures.map(([value, label]) => (
              <Flex key={label} direction="column">
                <Text size="8" weight="bold">
                  {value}
                </Text>
                <Text color="gray">{label}</Text>
              </Flex>
            ))}
          </Grid>
        </Container>
      </Section>
      {latest ? (
        <Section>
          <Container size="4">
            <Grid columns={{ initial: "1", md: "2" }} gap="5">
              <Card>
                <Artefact of={latest.id} />
              </Card>
              <Flex direction="column" gap="2">
                <Text color="gray">{latest.client}</Text>
                <Heading as="h3">
                  <Link href={`/work#${latest.id}`}>{latest.title}</Link>
                </Heading>
                <Text size="8">{latest.figure.value}</Text>
                <Text>{latest.text}</Text>
              </Flex>
            </Grid>
            <Blockquote>Now they ask for the purchase order.</Blockquote>
            <Avatar fallback="HO" />
          </Container>
        </Section>
      ) : null}
      <Section>
        <Container size="4">
          <Flex justify="between" align="center">
            <Flex direction="column" gap="3" align="start">
              <Heading as="h2">Send us the part that causes the most telephone calls</Heading>
              <Button asChild size="4">
                <a href="/contact">Send us a part</a>
              </Button>
            </Flex>
            <Gear />
          </Flex>
        </Container>
      </Section>
    </>
  );
}
