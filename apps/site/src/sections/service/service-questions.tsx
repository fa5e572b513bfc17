import { foreign } from "@kolam/content/model/basics/foreign";
import { listSeparator } from "@kolam/content/model/basics/formats";
import { withLabel } from "@kolam/content/model/basics/lists";
import { articlePath } from "@kolam/content/model/blog/article-list";
import type { ServiceId } from "@kolam/content/model/pages/paths";
import { pairsOf } from "@kolam/content/model/services/services";
import { articleOfService } from "@site/entries/article-of-service";
import { serviceFacts } from "@site/lists/services";
import { titles } from "@site/lists/words/titles";
import { serviceFrame } from "@site/texts/pages/service";
import { Fragment } from "react";
import { SiteLink } from "../../router/site-link.tsx";
import { QuestionsSection, type QuestionsSectionProps } from "../questions-section.tsx";
import styles from "./service-questions.module.css";

interface ServiceQuestionsProps extends Pick<QuestionsSectionProps, "surface"> {
  words: { readonly id: ServiceId; readonly questions: QuestionsSectionProps["words"] };
}

/** An article about the service, if there is one. */
function Reading({ of }: { of: ServiceId }) {
  const article = articleOfService[of];
  if (!article) return null;
  return (
    <span>
      {withLabel(serviceFrame.read, "")}
      <SiteLink href={articlePath(article.slug)} {...foreign(article)}>
        {article.title}
      </SiteLink>
    </span>
  );
}

/** The questions about a service, the services that are often ordered with it, and what to read. */
export function ServiceQuestions({ words: { id, questions }, surface }: ServiceQuestionsProps) {
  const others = pairsOf(id);
  return (
    <QuestionsSection words={questions} surface={surface} size="sm">
      {others.length > 0 || articleOfService[id] ? (
        <p className={styles.together}>
          {others.length > 0 ? (
            <span>
              {withLabel(serviceFrame.pairsWith, "")}
              {others.map((other, index) => (
                <Fragment key={other}>
                  {index > 0 ? listSeparator : null}
                  <SiteLink href={serviceFacts[other].path}>{titles[other]}</SiteLink>
                </Fragment>
              ))}
            </span>
          ) : null}
          {others.length > 0 && articleOfService[id] ? " · " : null}
          <Reading of={id} />
        </p>
      ) : null}
    </QuestionsSection>
  );
}
