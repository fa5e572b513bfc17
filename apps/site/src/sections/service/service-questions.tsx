import type { ServiceId } from "@kolam/content/model/pages/paths";
import { pairsOf } from "@kolam/content/model/services/services";
import { QuestionsSection, type QuestionsSectionProps } from "../questions-section.tsx";
import { OftenTogether } from "./often-together.tsx";

interface ServiceQuestionsProps extends Pick<QuestionsSectionProps, "surface"> {
  words: { readonly id: ServiceId; readonly questions: QuestionsSectionProps["words"] };
}

/**
 * The questions about a service, beside the services that are often ordered with it, if there are
 * others.
 */
export function ServiceQuestions({ words: { id, questions }, surface }: ServiceQuestionsProps) {
  const aside = pairsOf(id).length > 0 ? <OftenTogether id={id} /> : null;
  return <QuestionsSection words={questions} surface={surface} aside={aside} />;
}
