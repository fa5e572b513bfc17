import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Prose, ProseTable } from "./prose.tsx";

const article = (
  <>
    <p>
      A page that answers after a second has already lost some of its visitors. On a mid-range phone
      and a busy 4G network, the second is spent before your server has said a word. This is{" "}
      <strong>what can be done</strong>, in the order in which <a href="#cost">it pays</a>.
    </p>
    <h2 id="measure">Measure where your customers are</h2>
    <p>
      The office network says nothing. Use <code>PerformanceObserver</code> on the live site, and
      read the <a href="https://web.dev/articles/lcp">largest paint</a> at the seventy-fifth
      percentile.
    </p>
    <ol>
      <li>Record the largest paint on every page.</li>
      <li>
        Group it by network and by phone:
        <ul>
          <li>4G and below</li>
          <li>less than 4 GB of memory</li>
        </ul>
      </li>
      <li>Mend the worst group first.</li>
    </ol>
    <pre>
      <code>{`new PerformanceObserver((list) => {
  const paint = list.getEntries().at(-1);
  navigator.sendBeacon("/vitals", JSON.stringify({ lcp: Math.round(paint.startTime), page: location.pathname }));
}).observe({ type: "largest-contentful-paint", buffered: true });`}</code>
    </pre>
    <h3>What each step costs</h3>
    <ProseTable label="What each step costs">
      <caption>Hours of work, and what they gave on one shop</caption>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Hours</th>
          <th scope="col">Largest paint before</th>
          <th scope="col">after</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Pictures in the right size</th>
          <td>6</td>
          <td>3.9 s</td>
          <td>2.4 s</td>
        </tr>
        <tr>
          <th scope="row">One font instead of four</th>
          <td>2</td>
          <td>2.4 s</td>
          <td>1.9 s</td>
        </tr>
      </tbody>
    </ProseTable>
    <blockquote>
      <p>The cheapest request is the one that is not made.</p>
    </blockquote>
    <h3>Words</h3>
    <dl>
      <dt>Largest paint</dt>
      <dd>The moment at which the largest text or picture is displayed.</dd>
    </dl>
    <figure>
      <svg viewBox="0 0 640 120" role="img" aria-label="Two bars, the second half as long">
        <rect width="640" height="50" fill="currentColor" />
        <rect y="64" width="320" height="50" fill="currentColor" />
      </svg>
      <figcaption>Before and after, in seconds.</figcaption>
    </figure>
    <hr />
    <h4>What next</h4>
    <p>
      Press <kbd>F12</kbd> and look.
    </p>
  </>
);

export default {
  title: "Text/Prose",
  component: Prose,
  args: { children: article },
} satisfies Meta<typeof Prose>;

type Story = StoryObj<typeof Prose>;

/** A table is in a box that keys can scroll. */
export const Article: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("region", { name: "What each step costs" });
    await expect(box).toHaveProperty("tabIndex", 0);
    await expect(box).toContainElement(canvas.getByRole("table"));
  },
};

/** A table as Markdown makes it is no wider than a phone. */
export const PlainTable: Story = {
  globals: { viewport: { value: "small" } },
  args: {
    children: (
      <>
        <table>
          <thead>
            <tr>
              <th scope="col">First question</th>
              <th scope="col">Calls</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Does it fit?</td>
              <td>94</td>
            </tr>
          </tbody>
        </table>
        <p>Callers measured first.</p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table").getBoundingClientRect();
    const text = canvas.getByText(/Callers/).getBoundingClientRect();
    await expect(text.top - table.bottom).toBeGreaterThan(10);
  },
};

/** A heading is a heading, so that readers and screen readers can skip to it. */
export const Do: Story = {
  args: {
    children: (
      <>
        <h3>Why pages are slow</h3>
        <p>Most of them wait for things that nobody has asked for.</p>
      </>
    ),
  },
};

/** A bold line looks like a heading, but is not one. */
export const Dont: Story = {
  args: {
    children: (
      <>
        <p>
          <strong>Why pages are slow</strong>
        </p>
        <p>Most of them wait for things that nobody has asked for.</p>
      </>
    ),
  },
};
