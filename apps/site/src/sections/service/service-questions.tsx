import type { ServiceId } from "@kolam/content/facts/paths";
import { QuestionsSection, type QuestionsSectionProps } from "../questions-section.tsx";
import { OftenTogether } from "./often-together.tsx";

interface ServiceQuestionsProps extends Pick<QuestionsSectionProps, "surface"> {
  words: { readonly id: ServiceId; readonly questions: QuestionsSectionProps["words"] };
}

/** The questions about a service, beside the services that are often ordered with it. */
export function ServiceQuestions({ words: { id, questions }, surface }: ServiceQuestionsProps) {
  return <QuestionsSection words={questions} surface={surface} aside={<OftenTogether id={id} />} />;
}
