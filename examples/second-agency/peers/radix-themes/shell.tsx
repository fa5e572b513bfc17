import {
  Box,
  Button,
  Container,
  Dialog,
  Flex,
  Grid,
  Heading,
  Link,
  Select,
  Separator,
  TabNav,
  Text,
} from "@radix-ui/themes";
import { company, menu } from "../../src/content/company.ts";
import { services } from "../../src/content/services.ts";

/** Bar with menu, and the dialog that is a phone's menu. */
export function Header() {
  return (
    <header>
      <Container size="4" p="3">
        <Flex justify="between" align="center">
          <Link href="/" weight="bold">
            {company.name}
          </Link>
          <Box display={{ initial: "none", md: "block" }}>
            <TabNav.Root aria-label="Main">
              {menu.map(({ path, label }) => (
                <TabNav.Link key={path} href={path}>
                  {label}
                </TabNav.Link>
              ))}
            </TabNav.Root>
          </Box>
          <Button asChild>
            <a href="/contact">Send us a part</a>
          </Button>
          <Box display={{ initial: "block", md: "none" }}>
            <Dialog.Root>
              <Dialog.Trigger>
                <Button variant="outline">Menu</Button>
              </Dialog.Trigger>
              <Dialog.Content aria-describedby={undefined}>
                <Dialog.Title>Menu</Dialog.Title>
                <Flex direction="column" gap="3">
                  {menu.map(({ path, label }) => (
                    <Link key={path} href={path}>
                      {label}
                    </Link>
                  ))}
                </Flex>
                <Dialog.Close>
                  <Button variant="soft">Close</Button>
                </Dialog.Close>
              </Dialog.Content>
            </Dialog.Root>
          </Box>
        </Flex>
      </Container>
    </header>
  );
}

/** Address, all pages, and the choice of a theme. */
export function Footer({
  appearance,
  onAppearance,
}: {
  appearance: "light" | "dark" | "inherit";
  onAppearance: (appearance: "light" | "dark" | "inherit") => void;
}) {
  return (
    <footer>
      <Container size="4" py="6">
        <Grid columns={{ initial: "1", md: "3" }} gap="5">
          <Flex direction="column" gap="2">
            <Text weight="bold">{company.name}</Text>
            <Text color="gray">{company.line}</Text>
            <Text>{company.street}</Text>
            <Link href={`tel:${company.phone.dialled}`}>{company.phone.shown}</Link>
          </Flex>
          <Flex direction="column" gap="2">
            <Heading as="h2" size="3">
              What we make
            </Heading>
            {services.map(({ id, title }) => (
              <Link key={id} href={`/services#${id}`}>
                {title}
              </Link>
            ))}
          </Flex>
          <Flex direction="column" gap="2">
            <Heading as="h2" size="3">
              Pages
            </Heading>
            {menu.map(({ path, label }) => (
              <Link key={path} href={path}>
                {label}
              </Link>
            ))}
          </Flex>
        </Grid>
        <Separator size="4" my="4" />
        <Flex justify="between">
          <Text size="2">{company.name} is invented.</Text>
          <Select.Root value={appearance} onValueChange={onAppearance}>
            <Select.Trigger aria-label="Theme" />
            <Select.Content>
              <Select.Item value="inherit">System</Select.Item>
              <Select.Item value="light">Light</Select.Item>
              <Select.Item value="dark">Dark</Select.Item>
            </Select.Content>
          </Select.Root>
        </Flex>
      </Container>
    </footer>
  );
}
