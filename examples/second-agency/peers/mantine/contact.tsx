import {
  Anchor,
  Button,
  Checkbox,
  Container,
  Group,
  NativeSelect,
  Paper,
  Radio,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from "@mantine/core";
import { company } from "../../src/content/company.ts";
import { services } from "../../src/content/services.ts";

/** The form, and the other ways to the desk. */
export function Contact() {
  return (
    <Container size="lg" py="xl" component="section">
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Stack>
          <Title order={2}>Describe it</Title>
          <Text>{company.phone.shown}</Text>
          <Anchor href={`mailto:${company.email}`}>{company.email}</Anchor>
          <Text>
            {company.street}, {company.town}
          </Text>
        </Stack>
        <Paper withBorder p="xl">
          <form action="/contact/sent" method="post">
            <Stack>
              <Group grow>
                <TextInput label="Your name" name="name" required />
                <TextInput label="Company" name="company" />
              </Group>
              <Group grow>
                <TextInput label="E-mail" name="email" type="email" required />
                <TextInput label="Telephone" name="phone" type="tel" />
              </Group>
              <NativeSelect
                label="What do you need?"
                name="service"
                data={["Choose one", ...services.map(({ title }) => title), "I don’t know yet"]}
              />
              <Radio.Group label="How many parts are in the range?" name="parts" defaultValue="One">
                {["One", "Up to 500", "More than 500"].map((value) => (
                  <Radio key={value} value={value} label={value} />
                ))}
              </Radio.Group>
              <Textarea
                label="What does the part do, and who asks about it?"
                description="The question that you hear most is the best beginning."
                name="message"
                autosize
                minRows={6}
                required
              />
              <Checkbox name="newsletter" label="Send me the journal’s next articles" />
              <Button type="submit" size="lg">
                Send the description
              </Button>
            </Stack>
          </form>
        </Paper>
      </SimpleGrid>
    </Container>
  );
}
