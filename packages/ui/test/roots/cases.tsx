import * as kit from "../../src/index.ts";
import { drawing } from "../../src/kolam/kolam.ts";
import type { Case, ComponentName, Styled, Untyped } from "./probe.ts";

/** Components without a root of their own, and why. */
export const rootless = {} as const satisfies Partial<Record<ComponentName, string>>;

type Rooted = Exclude<ComponentName, keyof typeof rootless>;

/**
 * Fields have two roots: attributes, `ref` and events belong to the control, where forms, labels and error summaries
 * look for them, and `className` to the frame around label, messages and control, which is what a layout places.
 */
export const fields: readonly Rooted[] = [
  "Checkbox",
  "FileField",
  "SearchField",
  "Select",
  "Switch",
  "TextArea",
  "TextField",
  "ThemeSwitch",
];

const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";
const wiring = {
  id: "own",
  hintId: undefined,
  descriptionId: undefined,
  errorId: undefined,
  validity: "valid",
  aria: { "aria-describedby": undefined, "aria-invalid": undefined },
} as const;

/** Every component of the kit with the probe. */
export const cases: { readonly [Name in Rooted]: Case } = {
  Accordion: (probe) => <kit.Accordion {...probe} items={[]} headingLevel={3} />,
  Alert: (probe) => <kit.Alert {...probe}>Sent</kit.Alert>,
  ArticleCard: (probe) => <kit.ArticleCard {...probe} href="#a" title="Title" />,
  Avatar: (probe) => <kit.Avatar {...probe} name="Asha" />,
  Badge: (probe) => <kit.Badge {...probe}>New</kit.Badge>,
  Banner: (probe) => <kit.Banner {...probe} label="News" dismissLabel="Dismiss" />,
  BarList: (probe) => <kit.BarList {...probe} bars={[{ label: "a", value: 1, text: "1" }]} />,
  Bento: (probe) => (
    <kit.Bento {...probe} columns={3}>
      <li>Item</li>
    </kit.Bento>
  ),
  BentoItem: (probe) => (
    <ul>
      <kit.BentoItem {...probe} span={2} title={<b>Title</b>} text="Words" />
    </ul>
  ),
  Breadcrumbs: (probe) => <kit.Breadcrumbs {...probe} label="Path" items={[]} current="Here" />,
  Button: (probe) => <kit.Button {...probe}>Send</kit.Button>,
  ButtonLink: (probe) => (
    <kit.ButtonLink {...probe} href="#b">
      Go
    </kit.ButtonLink>
  ),
  CallToAction: (probe) => <kit.CallToAction {...probe} title="Next" actions="Go" />,
  Card: (probe) => <kit.Card {...probe}>Words</kit.Card>,
  CardGrid: (probe) => (
    <kit.CardGrid {...probe} columns={3}>
      <p>Card</p>
    </kit.CardGrid>
  ),
  CaseSummary: (probe) => (
    <kit.CaseSummary {...probe} client="A" title="B" figure={{ value: "1", label: "c" }} />
  ),
  Checkbox: (probe) => <kit.Checkbox {...probe} label="L" />,
  CheckboxGroup: (probe) => <kit.CheckboxGroup {...probe} label="L" name="n" options={["a"]} />,
  ConsentBanner: (probe) => (
    <kit.ConsentBanner
      {...probe}
      title="Cookies"
      acceptLabel="Yes"
      refuseLabel="No"
      onAnswer={() => {}}
    >
      Words
    </kit.ConsentBanner>
  ),
  ContactDetails: (probe) => (
    <kit.ContactDetails {...probe} items={[{ title: "Call", detail: "1" }]} />
  ),
  ContactLayout: (probe) => (
    <kit.ContactLayout {...probe} title="Contact">
      <form />
    </kit.ContactLayout>
  ),
  Container: (probe) => <kit.Container {...probe}>Words</kit.Container>,
  DeviceFrame: (probe) => (
    <kit.DeviceFrame {...probe} title="App">
      Screen
    </kit.DeviceFrame>
  ),
  Dialog: (probe) => (
    <kit.Dialog {...probe} defaultOpen title="Title" description="Why" closeLabel="Close">
      Words
    </kit.Dialog>
  ),
  Drawer: (probe) => (
    <kit.Drawer {...probe} defaultOpen title="Title" description="Why" closeLabel="Close">
      Words
    </kit.Drawer>
  ),
  ErrorSummary: (probe) => (
    <kit.ErrorSummary {...probe} title="Errors" errors={[{ fieldId: "a", message: "b" }]} />
  ),
  FeatureCard: (probe) => <kit.FeatureCard {...probe} title={<b>Title</b>} text={<i>Text</i>} />,
  FieldFrame: (probe) => (
    <kit.FieldFrame {...probe} label="Own" wiring={wiring}>
      <input id="own" />
    </kit.FieldFrame>
  ),
  FileField: (probe) => <kit.FileField {...probe} label="File" formatsText="PDF" />,
  FloatingAction: (probe) => (
    <kit.FloatingAction {...probe} icon="+">
      Chat
    </kit.FloatingAction>
  ),
  FormRow: (probe) => <kit.FormRow {...probe}>Fields</kit.FormRow>,
  Grid: (probe) => <kit.Grid {...probe}>Words</kit.Grid>,
  Hero: (probe) => <kit.Hero {...probe} title={<b>Title</b>} />,
  Icon: (probe) => <kit.Icon {...probe} name="check" />,
  JobCard: (probe) => (
    <kit.JobCard {...probe} title="a" department="b" location="c" type="d" description="e" />
  ),
  LineChart: (probe) => (
    <kit.LineChart
      {...probe}
      max={2}
      points={[
        { label: "a", value: 1 },
        { label: "b", value: 2 },
      ]}
    />
  ),
  LinkList: (probe) => <kit.LinkList {...probe} links={[{ label: "a", href: "#a" }]} />,
  LogoCloud: (probe) => <kit.LogoCloud {...probe} logos={[{ name: "Ferry Line" }]} />,
  Motif: (probe) => <kit.Motif {...probe} drawing={drawing("hero")} />,
  NavigationMenu: (probe) => <kit.NavigationMenu {...probe} label="Main" items={[]} />,
  Newsletter: (probe) => (
    <kit.Newsletter {...probe} title="Letter" form={<form />} fields={<input />} submit="Send" />
  ),
  NotFound: (probe) => <kit.NotFound {...probe} title="Nothing here" code="404" />,
  Pagination: (probe) => (
    <kit.Pagination
      {...probe}
      label="Pages"
      page={1}
      count={2}
      to={(page) => ({ href: `#${page}` })}
      previousText="a"
      nextText="b"
      pageText={(page) => `${page}`}
    />
  ),
  PersonCard: (probe) => <kit.PersonCard {...probe} name="Asha" role="Design" />,
  Photo: (probe) => <kit.Photo {...probe} src={picture} alt="" width={1} height={1} />,
  PlatformCard: (probe) => <kit.PlatformCard {...probe} name="a" description="b" features={[]} />,
  PricingCard: (probe) => (
    <kit.PricingCard
      {...probe}
      title={<b>Plan</b>}
      price={{ amount: "1" }}
      features={["a", { text: "b", excluded: "Not included:" }]}
    />
  ),
  PriceTag: (probe) => <kit.PriceTag {...probe} label="From" amount="1" />,
  ProcessList: (probe) => <kit.ProcessList {...probe}>{null}</kit.ProcessList>,
  ProcessStep: (probe) => (
    <ol>
      <kit.ProcessStep {...probe} number="01" title="a" text="b" />
    </ol>
  ),
  Progress: (probe) => <kit.Progress {...probe} label="Upload" />,
  Prose: (probe) => <kit.Prose {...probe}>Words</kit.Prose>,
  ProseTable: (probe) => <kit.ProseTable {...probe} label="Table" />,
  RadioGroup: (probe) => <kit.RadioGroup {...probe} label="L" name="n" options={["a"]} />,
  Rating: (probe) => <kit.Rating {...probe} value={4} formatLabel={(value) => `${value}`} />,
  ScoreDial: (probe) => (
    <kit.ScoreDial
      {...probe}
      label="Score"
      score={50}
      outOfText="of 100"
      bands={[{ from: 0, status: "good", label: "Good" }]}
    />
  ),
  SearchField: (probe) => <kit.SearchField {...probe} label="Search" clearLabel="Clear" />,
  Section: (probe) => <kit.Section {...probe} heading="Heading" />,
  Select: (probe) => <kit.Select {...probe} label="Choice" options={["a"]} />,
  ServiceCard: (probe) => <kit.ServiceCard {...probe} href="#s" title="a" description="b" />,
  ShareLinks: (probe) => (
    <kit.ShareLinks
      {...probe}
      url="https://example.com"
      title="a"
      label="Share"
      targets={[]}
      targetText={{ email: "a", whatsapp: "b", linkedin: "c", x: "e" }}
    />
  ),
  SiteFooter: (probe) => <kit.SiteFooter {...probe} groups={[]} navigationLabel="All pages" />,
  SiteHeader: (probe) => <kit.SiteHeader {...probe} logo="Logo" navigation="Menu" />,
  SkipLink: (probe) => (
    <kit.SkipLink {...probe} href="#main">
      Skip
    </kit.SkipLink>
  ),
  Stack: (probe) => <kit.Stack {...probe}>Words</kit.Stack>,
  Stage: (probe) => <kit.Stage {...probe}>Drawing</kit.Stage>,
  StatFigure: (probe) => <kit.StatFigure {...probe} value="1" label="a" />,
  StatusBadge: (probe) => <kit.StatusBadge {...probe}>Good</kit.StatusBadge>,
  Stepper: (probe) => (
    <kit.Stepper
      {...probe}
      label="Steps"
      steps={[{ label: "a" }]}
      current={1}
      formatStep={(at) => `${at}`}
      completedText="done"
      notCompletedText="to do"
    />
  ),
  Switch: (probe) => <kit.Switch {...probe} label="L" />,
  Table: (probe) => <kit.Table {...probe} caption="a" columns={["b"]} rows={[]} />,
  Tabs: (probe) => (
    <kit.Tabs {...probe} label="a" items={[{ id: "b", label: "c", content: "d" }]} />
  ),
  Tag: (probe) => <kit.Tag {...probe}>Word</kit.Tag>,
  Testimonial: (probe) => <kit.Testimonial {...probe} quote="a" name="Asha" />,
  TextArea: (probe) => <kit.TextArea {...probe} label="Message" />,
  TextField: (probe) => <kit.TextField {...probe} label="Name" />,
  ThemeSwitch: (probe) => (
    <kit.ThemeSwitch {...probe} label="a" text={{ system: "b", light: "c", dark: "d" }} />
  ),
  Timeline: (probe) => <kit.Timeline {...probe} items={[]} />,
  Toast: (probe) => <kit.Toast {...probe} queue={kit.createToasts()} label="a" closeLabel="b" />,
  Tooltip: (probe) => (
    <kit.Tooltip {...probe} text="a">
      <button type="button">b</button>
    </kit.Tooltip>
  ),
  Track: (probe) => <kit.Track {...probe} stations={["a"]} passed={0} />,
  VisuallyHidden: (probe) => <kit.VisuallyHidden {...probe}>Words</kit.VisuallyHidden>,
};

/** Does not compile while a component's types lack something or accept `style`; the message names it. */
export const typed: [Untyped<Rooted>, Styled<Rooted>] extends [never, never]
  ? true
  : [Untyped<Rooted>, Styled<Rooted>] = true;
