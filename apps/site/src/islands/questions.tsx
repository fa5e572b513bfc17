import { Accordion, type AccordionItem, type AccordionProps } from "@kolam/ui/accordion";

function itemOf(element: HTMLElement): AccordionItem {
  const answer = element.querySelector("p")?.innerHTML ?? "";
  return {
    id: element.id,
    title: element.querySelector("button")?.textContent,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands on the page already
    content: <p dangerouslySetInnerHTML={{ __html: answer }} />,
  };
}

/** The questions as the page has them: their words are read from it instead of being loaded again. */
export function render(element: HTMLElement) {
  const items = [...element.querySelectorAll<HTMLElement>("[data-accordion-item]")];
  const level = Number(items[0]?.querySelector("h2,h3,h4,h5,h6")?.localName.slice(1));
  return (
    <Accordion
      type="multiple"
      headingLevel={level as AccordionProps["headingLevel"]}
      items={items.map(itemOf)}
    />
  );
}
