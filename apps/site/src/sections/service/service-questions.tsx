import { foreign } from "@kolam/content/model/basics/foreign";
import { listSeparator } from "@kolam/content/model/basics/formats";
import { withLabel } from "@kolam/content/model/basics/lists";
import { articlePath } from "@kolam/content/model/blog/article-path";
import type { ServiceId } from "@kolam/content/model/pages/paths";
import { sectorsWithPage } from "@kolam/content/model/portfolio/sectors";
import { pairsOf } from "@kolam/content/model/services/services";
import { articleOfService } from "@site/entries/article-of-service";
import { serviceFacts } from "@site/lists/services";
import { titles } from "@site/lists/words/titles";
import { serviceFrame } from "@site/texts/pages/service";
import { Fragment, type ReactNode } from "react";
import { SiteLink } from "../../router/site-link.tsx";
import { QuestionsSection, type QuestionsSectionProps } from "../questions-section.tsx";
import styles from "./service-questions.module.css";

interface ServiceQuestionsProps extends Pick<QuestionsSectionProps, "surface"> {
  words: { readonly id: ServiceId; readonly questions: QuestionsSectionProps["words"] };
}

interface Part {
  readonly label: string;
  readonly links: readonly ReactNode[];
}

/** Where the page leads on: other services, sectors with work of this one, an article. */
function leadsOn(id: ServiceId): readonly Part[] {
  const article = articleOfService[id];
  const inSectors = sectorsWithPage.filter(({ services }) => services.includes(id));
  const parts: readonly Part[] = [
    {
      label: serviceFrame.pairsWith,
      links: pairsOf(id).map((other) => (
        <SiteLink key={other} href={serviceFacts[other].path}>
          {titles[other]}
        </SiteLink>
      )),
    },
    {
      label: serviceFrame.sectors,
      links: inSectors.map(({ path, name }) => (
        <SiteLink key={path} href={path}>
          {name}
        </SiteLink>
      )),
    },
    {
      label: serviceFrame.read,
      links: article
        ? [
            <SiteLink key={article.slug} href={articlePath(article.slug)} {...foreign(article)}>
              {article.title}
            </SiteLink>,
          ]
        : [],
    },
  ];
  return parts.filter(({ links }) => links.length > 0);
}

/** The questions about a service, and where its page leads on. */
export function ServiceQuestions({ words: { id, questions }, surface }: ServiceQuestionsProps) {
  const parts = leadsOn(id);
  return (
    <QuestionsSection words={questions} surface={surface} size="sm">
      {parts.length > 0 ? (
        <p className={styles.together}>
          {parts.map(({ label, links }, index) => (
            <Fragment key={label}>
              {index > 0 ? " · " : null}
              <span>
                {withLabel(label, "")}
                {links.map((link, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the links of a page do not change
                  <Fragment key={at}>
                    {at > 0 ? listSeparator : null}
                    {link}
                  </Fragment>
                ))}
              </span>
            </Fragment>
          ))}
        </p>
      ) : null}
    </QuestionsSection>
  );
}
