import {
  Button,
  Card,
  Checkbox,
  Container,
  Flex,
  Grid,
  Heading,
  Link,
  RadioGroup,
  Section,
  Select,
  Text,
  TextArea,
  TextField,
} from "@radix-ui/themes";
import type { ReactNode } from "react";
import { company } from "../../src/content/company.ts";
import { services } from "../../src/content/services.ts";

/** The kit's fields have no labels of their own. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label>
      <Text as="div" weight="bold">
        {label}
      </Text>
      {children}
    </label>
  );
}

/** The form, and the other ways to the desk. */
export function Contact() {
  return (
    <Section>
      <Container size="4">
        <Grid columns={{ initial: "1", md: "2" }} gap="5">
          <Flex direction="column" gap="2">
            <Heading as="h2">Describe it</Heading>
            <Text>{company.phone.shown}</Text>
            <Link href={`mailto:${company.email}`}>{company.email}</Link>
            <Text>
              {company.street}, {company.town}
            </Text>
          </Flex>
          <Card asChild>
            <form action="/contact/sent" method="post">
              <Grid columns={{ initial: "1", sm: "2" }} gap="3">
                <Labelled label="Your name">
                  <TextField.Root name="name" required />
                </Labelled>
                <Labelled label="Company">
                  <TextField.Root name="company" />
                </Labelled>
                <Labelled label="E-mail">
                  <TextField.Root name="email" type="email" required />
                </Labelled>
                <Labelled label="Telephone">
                  <TextField.Root name="phone" type="tel" />
                </Labelled>
              </Grid>
              <Labelled label="What do you need?">
                <Select.Root name="service">
                  <Select.Trigger placeholder="Choose one" />
                  <Select.Content>
                    {[...services.map(({ title }) => title), "I don’t know yet"].map((title) => (
                      <Select.Item key={title} value={title}>
                        {title}
                      </Select.Item>
                    ))}
                  </Select.Content>
                </Select.Root>
              </Labelled>
              <Text weight="bold">How many parts are in the range?</Text>
              <RadioGroup.Root name="parts" defaultValue="One">
                {["One", "Up to 500", "More than 500"].map((value) => (
                  <RadioGroup.Item key={value} value={value}>
                    {value}
                  </RadioGroup.Item>
                ))}
              </RadioGroup.Root>
              <Labelled label="What does the part do, and who asks about it?">
                <TextArea name="message" rows={6} required />
              </Labelled>
              <Text as="label">
                <Checkbox name="newsletter" /> Send me the journal’s next articles
              </Text>
              <Button type="submit" size="4">
                Send the description
              </Button>
            </form>
          </Card>
        </Grid>
      </Container>
    </Section>
  );
}
