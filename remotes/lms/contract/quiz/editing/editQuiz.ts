import type { Exchanged, SectionOf } from "../exchange/Exchanged";
import { newQuestion } from "../newQuiz";
import { Quiz, type Question, type QuestionKind } from "../Quiz";
import { questionsOf } from "../questions";
import { freeId, type Fields } from "./editQuestion";
import type { Language } from "./mirror";

/** A quiz with another question in the place of one; null takes it away. A section that has none left goes with it, unless it is the last. */
export const replaceQuestion = (quiz: Quiz, id: string, question: Question | null): Quiz => ({
  ...quiz,
  sections: quiz.sections
    .map((section) => ({
      ...section,
      questions: section.questions.flatMap((one) => (one.id === id ? (question ? [question] : []) : [one])),
    }))
    .filter(({ questions }) => questions.length > 0),
});

/** A question one place up or down, into the next section at the end of its own. */
export const moveQuestion = (quiz: Quiz, id: string, by: -1 | 1): Quiz => {
  const sections = quiz.sections.map((section) => ({ ...section, questions: [...section.questions] }));
  const from = sections.findIndex(({ questions }) => questions.some((question) => question.id === id));
  const questions = sections[from]?.questions ?? [];
  const at = questions.findIndex((question) => question.id === id);
  const [question] = questions.splice(at, 1);
  if (!question) return quiz;
  const to = at + by;
  const next = sections[from + by]?.questions;
  if (to >= 0 && to <= questions.length) questions.splice(to, 0, question);
  else if (next) next.splice(by < 0 ? next.length : 0, 0, question);
  else return quiz;
  return { ...quiz, sections: sections.filter((section) => section.questions.length > 0) };
};

/** New questions behind another, with ids that nobody has. @returns the quiz and the id of the first */
export const addQuestions = (
  quiz: Quiz,
  behind: string,
  questions: readonly Question[],
): { readonly quiz: Quiz; readonly id: string } => {
  const ids = [...questionsOf(quiz).map(({ id }) => id), ...quiz.sections.map(({ id }) => id)];
  const named = questions.map((question) => {
    const id = ids.includes(question.id) ? freeId(ids, "q") : question.id;
    ids.push(id);
    return { ...question, id };
  });
  const section = quiz.sections.findIndex((one) => one.questions.some(({ id }) => id === behind));
  const sections = quiz.sections.map((one, at) => {
    if (at !== (section < 0 ? quiz.sections.length - 1 : section)) return one;
    const place = one.questions.findIndex(({ id }) => id === behind);
    const list = [...one.questions];
    list.splice(place < 0 ? list.length : place + 1, 0, ...named);
    return { ...one, questions: list };
  });
  return { quiz: { ...quiz, sections }, id: named[0]?.id ?? behind };
};

/** The questions of a file: in the section of the same title, in new ones, and behind the last question where the file has none. */
export const addImported = (
  quiz: Quiz,
  read: readonly Exchanged[],
): { readonly quiz: Quiz; readonly id: string; readonly count: number } => {
  const ids = [...questionsOf(quiz).map(({ id }) => id), ...quiz.sections.map(({ id }) => id)];
  const nameFor = (id: string, prefix: string): string => {
    const free = id === "" || ids.includes(id) ? freeId(ids, prefix) : id;
    ids.push(free);
    return free;
  };
  const sections = quiz.sections.map((section) => ({ ...section, questions: [...section.questions] }));
  const sectionFor = (of: SectionOf | null): (typeof sections)[number] | undefined => {
    if (of === null || of.title === "") return sections.at(-1);
    const known = sections.find(({ title }) => title === of.title);
    if (known) return known;
    const { title, draw } = of;
    sections.push({ id: nameFor(of.id, "s"), title, questions: [], ...(draw !== undefined && { draw }) });
    return sections.at(-1);
  };
  const added = read.flatMap(({ section, question }) => {
    if (!question) return [];
    const named = { ...question, id: nameFor(question.id, "q") };
    sectionFor(section)?.questions.push(named);
    return [named.id];
  });
  return { quiz: { ...quiz, sections }, id: added[0] ?? "", count: added.length };
};

/** A section of its own at the end, with a question to begin with. */
export const addSection = (
  quiz: Quiz,
  title: string,
  language: Language,
): { readonly quiz: Quiz; readonly id: string } => {
  const ids = [...questionsOf(quiz).map(({ id }) => id), ...quiz.sections.map(({ id }) => id)];
  const id = freeId(ids, "q");
  const section = { id: freeId(ids, "s"), title, questions: [newQuestion("choice", id, language)] };
  return { quiz: { ...quiz, sections: [...quiz.sections, section] }, id };
};

/** The same question in another form: its words stay, its answers begin anew. */
export const changeKind = (question: Question, kind: QuestionKind, language: Language): Question => {
  const { id, title, text, weight, feedback } = question;
  const made = newQuestion(kind, id, language);
  return {
    ...made,
    title,
    weight,
    feedback,
    text: kind === "gaps" ? `${text} [[…]]` : text.replaceAll(/\[\[([^[\]|]*)[^[\]]*\]\]/g, "$1"),
  };
};

const numberOrNull = (text: string | undefined): number | null =>
  text === undefined || text.trim() === "" ? null : Number(text);

/** What the form of a quiz's settings says. @returns names of fields that are wrong, where there are any */
export const editSettings = (
  quiz: Quiz,
  form: Fields,
): { readonly quiz: Quiz } | { readonly faults: readonly string[] } => {
  const read = Quiz.safeParse({
    ...quiz,
    title: form["quizTitle"] ?? "",
    summary: form["summary"] ?? "",
    minutes: numberOrNull(form["minutes"]),
    attempts: numberOrNull(form["attempts"]),
    passPercent: Number(form["passPercent"] ?? quiz.passPercent),
    access: form["access"] ?? quiz.access,
    reveal: form["reveal"] ?? quiz.reveal,
    isShuffled: form["shuffleAll"] !== undefined,
    sections: quiz.sections.map((section) => {
      const { draw: _draw, ...rest } = section;
      const draw = numberOrNull(form[`draw.${section.id}`]);
      return { ...rest, title: form[`section.${section.id}`] ?? section.title, ...(draw !== null && { draw }) };
    }),
  });
  if (read.success) return { quiz: read.data };
  const names: Readonly<Record<string, string>> = { title: "quizTitle" };
  return {
    faults: [
      ...new Set(
        read.error.issues.map(({ path: [name, at, part] }) =>
          name === "sections"
            ? `${part === "draw" ? "draw" : "section"}.${quiz.sections[Number(at)]?.id ?? ""}`
            : (names[String(name)] ?? String(name)),
        ),
      ),
    ],
  };
};
