import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { styleFilesFor } from "../../../packages/ui/build/style-order.ts";

const sources = resolve(import.meta.dirname, "../../../packages/ui/src");

/** A kit in which the page can be built. */
export interface Kit {
  readonly name: string;
  /** Its package. */
  readonly package: string;
  /** What the page takes from it: header to footer, in alphabetical order. */
  readonly parts: string;
  /** The stylesheet with everything, in its package. */
  readonly everything: string;
  /** The stylesheets that the bundled modules need, in order, if the kit has them apart. */
  readonly pieces?: (modules: readonly string[], home: string) => readonly string[];
}

const named = (modules: readonly string[], pattern: RegExp): string[] => [
  ...new Set(modules.flatMap((id) => pattern.exec(id)?.[1] ?? [])),
];

/** The kits that are compared. */
export const kits: readonly Kit[] = [
  {
    name: "@kolam/ui",
    package: "@kolam/ui",
    parts: `Accordion, Alert, Badge, Bento, BentoItem, Button, ButtonLink, CardGrid, CaseSummary, Checkbox,
      ContactLayout, Drawer, FormRow, Hero, Icon, LinkList, LogoCloud, NavigationMenu, PricingCard, RadioGroup,
      Section, Select, ServiceCard, SiteFooter, SiteHeader, Stack, StatFigure, Table, Testimonial, TextArea,
      TextField, ThemeSwitch`,
    everything: "dist/styles.css",
    pieces: (modules) => {
      const components = named(modules, /@kolam\/ui\/dist\/([a-z-]+)\/\1\.js$/).filter((name) =>
        existsSync(join(sources, `${name}/${name}.tsx`)),
      );
      const pieces = components.flatMap((name) => styleFilesFor(`${name}/${name}.tsx`));
      return ["base", ...new Set(pieces)].map((piece) => `dist/css/${piece}.css`);
    },
  },
  {
    name: "Mantine",
    package: "@mantine/core",
    parts: `Accordion, Alert, Anchor, Avatar, Badge, Blockquote, Burger, Button, Card, Checkbox, Container,
      Divider, Drawer, Group, List, MantineProvider, NativeSelect, Paper, Radio, SimpleGrid, Stack, Table, Text,
      Textarea, TextInput, Title, useMantineColorScheme`,
    everything: "styles.css",
    pieces: (modules, home) => {
      const components = named(modules, /@mantine\/core\/esm\/components\/(\w+)\//);
      return ["baseline", "default-css-variables", "global", ...components]
        .map((name) => `styles/${name}.css`)
        .filter((file) => existsSync(join(home, file)));
    },
  },
  {
    name: "Radix Themes",
    package: "@radix-ui/themes",
    parts: `Avatar, Badge, Blockquote, Box, Button, Callout, Card, Checkbox, Container, Dialog, Flex, Grid,
      Heading, Link, RadioGroup, Section, Select, Separator, TabNav, Table, Text, TextArea, TextField, Theme`,
    everything: "styles.css",
  },
];
