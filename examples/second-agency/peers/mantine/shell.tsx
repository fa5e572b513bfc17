import {
  Anchor,
  Burger,
  Button,
  Container,
  Divider,
  Drawer,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  Text,
  Title,
  useMantineColorScheme,
} from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { company, menu } from "../../src/content/company.ts";
import { services } from "../../src/content/services.ts";

/** Bar with menu, and the drawer for phones. */
export function Header() {
  const [opened, { toggle, close }] = useDisclosure();
  const links = menu.map(({ path, label }) => (
    <Anchor key={path} href={path}>
      {label}
    </Anchor>
  ));
  return (
    <header>
      <Container size="lg" py="sm">
        <Group justify="space-between">
          <Anchor href="/" fw={600}>
            {company.name}
          </Anchor>
          <Group visibleFrom="md" component="nav" aria-label="Main">
            {links}
          </Group>
          <Button component="a" href="/contact">
            Send us a part
          </Button>
          <Burger opened={opened} onClick={toggle} aria-label="Menu" hiddenFrom="md" />
        </Group>
      </Container>
      <Drawer opened={opened} onClose={close} title="Menu" position="right">
        <Stack>{links}</Stack>
      </Drawer>
    </header>
  );
}

function Theme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <NativeSelect
      aria-label="Theme"
      value={colorScheme}
      onChange={({ currentTarget }) =>
        setColorScheme(
          currentTarget.value === "light" || currentTarget.value === "dark"
            ? currentTarget.value
            : "auto",
        )
      }
      data={[
        { value: "auto", label: "System" },
        { value: "light", label: "Light" },
        { value: "dark", label: "Dark" },
      ]}
    />
  );
}

/** Address and all pages. */
export function Footer() {
  return (
    <footer>
      <Container size="lg" py="xl">
        <SimpleGrid cols={{ base: 1, md: 3 }}>
          <Stack>
            <Text fw={600}>{company.name}</Text>
            <Text c="dimmed">{company.line}</Text>
            <Text>{company.street}</Text>
            <Anchor href={`tel:${company.phone.dialled}`}>{company.phone.shown}</Anchor>
          </Stack>
          <Stack>
            <Title order={2} size="h5">
              What we make
            </Title>
            {services.map(({ id, title }) => (
              <Anchor key={id} href={`/services#${id}`}>
                {title}
              </Anchor>
            ))}
          </Stack>
          <Stack>
            <Title order={2} size="h5">
              Pages
            </Title>
            {menu.map(({ path, label }) => (
              <Anchor key={path} href={path}>
                {label}
              </Anchor>
            ))}
          </Stack>
        </SimpleGrid>
        <Divider my="md" />
        <Group justify="space-between">
          <Text size="sm">{company.name} is invented.</Text>
          <Theme />
        </Group>
      </Container>
    </footer>
  );
}
