import { listSeparator } from "@kolam/content/model/basics/formats";
import { withLabel } from "@kolam/content/model/basics/lists";
import type { ServiceId } from "@kolam/content/model/pages/paths";
import { pairsOf } from "@kolam/content/model/services/services";
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

/** The questions about a service, and the services that are often ordered with it. */
export function ServiceQuestions({ words: { id, questions }, surface }: ServiceQuestionsProps) {
  const others = pairsOf(id);
  return (
    <QuestionsSection words={questions} surface={surface} size="sm">
      {others.length > 0 ? (
        <p className={styles.together}>
          {withLabel(serviceFrame.pairsWith, "")}
          {others.map((other, index) => (
            <Fragment key={other}>
              {index > 0 ? listSeparator : null}
              <SiteLink href={serviceFacts[other].path}>{titles[other]}</SiteLink>
            </Fragment>
          ))}
        </p>
      ) : null}
    </QuestionsSection>
  );
}
