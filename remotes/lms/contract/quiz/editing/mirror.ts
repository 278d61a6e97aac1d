import { Quiz, type Question, type QuizContent } from "../Quiz";

export type Language = "id" | "en";

const byId = <T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]));

/** The other language's words for what both have; everything that is no language comes from the one that was changed. */
const mirrorQuestion = (changed: Question, known: Question | undefined): Question => {
  if (!known || known.kind !== changed.kind) return changed;
  const words = { title: known.title, text: known.text, feedback: known.feedback };
  const read = changed.read && known.read ? { read: { label: known.read.label, href: changed.read.href } } : {};
  switch (changed.kind) {
    case "choice":
    case "choices": {
      const others = known.kind === changed.kind ? byId(known.choices) : byId([]);
      const choices = changed.choices.map((choice) => {
        const other = others.get(choice.id);
        return other ? { ...choice, text: other.text, feedback: other.feedback } : choice;
      });
      return { ...changed, ...words, ...read, choices };
    }
    case "truth":
      return known.kind === "truth"
        ? { ...changed, ...words, ...read, ifTrue: known.ifTrue, ifFalse: known.ifFalse }
        : changed;
    case "order": {
      const others = known.kind === "order" ? byId(known.items) : byId([]);
      return {
        ...changed,
        ...words,
        ...read,
        items: changed.items.map((item) => ({ ...item, text: others.get(item.id)?.text ?? item.text })),
      };
    }
    case "match": {
      const [pairs, distractors] =
        known.kind === "match" ? [byId(known.pairs), byId(known.distractors)] : [byId<never>([]), byId<never>([])];
      return {
        ...changed,
        ...words,
        ...read,
        pairs: changed.pairs.map((pair) => pairs.get(pair.id) ?? pair),
        distractors: changed.distractors.map((one) => distractors.get(one.id) ?? one),
      };
    }
    case "short":
      return known.kind === "short"
        ? { ...changed, ...words, ...read, accept: known.accept, unit: known.unit }
        : changed;
    case "gaps":
    case "output":
      return { ...changed, ...words, ...read };
  }
};

/** Every language of a quiz after one was changed: the same sections and questions, each in its own words. */
export const mirrored = (content: QuizContent, language: Language, changed: Quiz): QuizContent => {
  const other: Language = language === "id" ? "en" : "id";
  const known = content[other];
  if (!known) return { ...content, [language]: changed };
  const questions = byId(known.sections.flatMap((section) => section.questions));
  const sections = byId(known.sections);
  const translated = Quiz.safeParse({
    ...changed,
    title: known.title,
    summary: known.summary,
    sections: changed.sections.map((section) => ({
      ...section,
      title: sections.get(section.id)?.title ?? section.title,
      questions: section.questions.map((question) => mirrorQuestion(question, questions.get(question.id))),
    })),
  });
  return { ...content, [language]: changed, ...(translated.success && { [other]: translated.data }) };
};
