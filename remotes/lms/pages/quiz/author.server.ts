import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, redirect } from "@serambi/kernel/server";

import { AuthorClient } from "../../api/quiz/AuthorClient";
import { QuizClient } from "../../api/quiz/QuizClient";
import type { QuizDraft } from "../../contract/quiz/Author";
import { editQuestion, type Fields } from "../../contract/quiz/editing/editQuestion";
import {
  addImported,
  addQuestions,
  addSection,
  changeKind,
  editSettings,
  moveQuestion,
  replaceQuestion,
} from "../../contract/quiz/editing/editQuiz";
import { mirrored, type Language } from "../../contract/quiz/editing/mirror";
import { readExchange } from "../../contract/quiz/exchange/readExchange";
import { plainOf } from "../../contract/quiz/readWords";
import { newQuestion } from "../../contract/quiz/newQuiz";
import { attemptPath, authorPath } from "../../contract/quiz/paths";
import type { Question, Quiz, QuestionKind } from "../../contract/quiz/Quiz";
import { KINDS, questionsOf } from "../../contract/quiz/questions";
import type { QuizAuthorMessages } from "../../messages/quizAuthorMessages";
import { endingOf } from "./endingOf.server";

type Context = PageContext<QuizAuthorMessages>;

const slugOf = ({ params }: Context): string => (params["quiz"] ?? "").toLowerCase();

/** The language that is edited: the one asked for, where the quiz has it. */
const languageOf = ({ content }: QuizDraft, asked: string | null, own: Language): Language => {
  const wanted = asked === "id" || asked === "en" ? asked : own;
  return content[wanted] ? wanted : content.id ? "id" : "en";
};

const isKind = (text: string): text is QuestionKind => KINDS.some((kind) => kind === text);

const MOST = 60;

/** What a question is called in a list. */
const nameOf = ({ title, text }: Question): string => {
  if (title !== "") return title;
  const words = plainOf(text);
  return words.length > MOST ? `${words.slice(0, MOST).trimEnd()} …` : words;
};

/** How many questions were just taken over from a file; 0 for an address that nobody was sent to. */
const importedOf = (query: URLSearchParams): number => {
  const count = query.get("imported") ?? "";
  return /^\d{1,4}$/.test(count) ? Number(count) : 0;
};

/** `/Lms/Quiz/{quiz}/Author`: the draft, one question of it open, with what answers say of it. */
export const authorLoader = loader(async ({ http }: RemoteDeps, context: Context) => {
  const { query, t, language: own } = context;
  const client = new AuthorClient(http);
  const draft = await client.draft(slugOf(context)).catch(endingOf);
  if ("kind" in draft) return draft;
  const analysis = await client.analysis(draft.slug);
  const language = languageOf(draft, query.get("lang"), own);
  const quiz = draft.content[language];
  if (!quiz) throw new Error("A quiz has no language");
  const questions = questionsOf(quiz);
  const selected = questions.find(({ id }) => id === query.get("question")) ?? questions[0];
  const { content, ...rest } = draft;
  return {
    data: {
      ...rest,
      quiz,
      language,
      languages: (["id", "en"] as const).filter((one) => content[one] !== undefined),
      selected: selected?.id ?? "",
      items: analysis.items,
      names: Object.fromEntries(questions.map((question) => [question.id, nameOf(question)])),
      imported: importedOf(query),
    },
    head: { title: t.page(quiz.title), isIndexed: false },
  };
});

/** A change of the quiz, and the question that is open afterwards; or the fields that are wrong. */
type Change = { readonly quiz: Quiz; readonly open: string } | { readonly errors: Readonly<Record<string, string>> };

const faultsOf = (faults: readonly string[], kind: string, t: QuizAuthorMessages): Change => ({
  errors: Object.fromEntries(
    faults.map((name) => [
      name,
      name === "right" ? t.rightWrong : name === "question" && kind === "gaps" ? t.gapsWrong : t.fieldWrong,
    ]),
  ),
});

const changeQuestion = (
  quiz: Quiz,
  form: Fields,
  { language, t }: { readonly language: Language; readonly t: QuizAuthorMessages },
): Change => {
  const act = form["act"] ?? "save";
  const id = form["id"] ?? "";
  const known = questionsOf(quiz).find((question) => question.id === id);
  if (!known) return { quiz, open: id };
  if (act === "delete") {
    const next = questionsOf(quiz).find((question) => question.id !== id);
    return next ? { quiz: replaceQuestion(quiz, id, null), open: next.id } : { quiz, open: id };
  }
  const edited = editQuestion(known, form, act, { answer: t.newAnswer });
  if ("faults" in edited) return faultsOf(edited.faults, known.kind, t);
  const kept = replaceQuestion(quiz, id, edited.question);
  const [verb = "", what = ""] = act.split(":", 2);
  if (verb === "kind" && isKind(what))
    return { quiz: replaceQuestion(kept, id, changeKind(edited.question, what, language)), open: id };
  if (verb === "earlier" || verb === "later")
    return { quiz: moveQuestion(kept, id, verb === "earlier" ? -1 : 1), open: id };
  return { quiz: kept, open: id };
};

const change = (
  quiz: Quiz,
  form: Fields,
  at: { readonly language: Language; readonly t: QuizAuthorMessages },
): Change => {
  const open = form["id"] ?? "";
  switch (form["form"] ?? "") {
    case "new": {
      const { quiz: next, id } = addQuestions(quiz, open, [newQuestion("choice", "q1", at.language)]);
      return { quiz: next, open: id };
    }
    case "section": {
      const title = (form["sectionTitle"] ?? "").trim();
      if (title === "" || title.length > 120) return { errors: { sectionTitle: at.t.fieldWrong } };
      const { quiz: next, id } = addSection(quiz, title, at.language);
      return { quiz: next, open: id };
    }
    case "settings": {
      const edited = editSettings(quiz, form);
      return "faults" in edited ? faultsOf(edited.faults, "", at.t) : { quiz: edited.quiz, open };
    }
    case "import": {
      const { quiz: next, id, count } = addImported(quiz, readExchange(form["import"] ?? ""));
      if (count === 0) return { errors: { import: at.t.importNothing } };
      return { quiz: next, open: id };
    }
    default:
      return changeQuestion(quiz, form, at);
  }
};

/** Saves what a form of the page says, publishes, restores or tries. What may be done is decided by the host. */
export const authorAction = action(async ({ http }: RemoteDeps, context: Context, form) => {
  const { t, query, language: own } = context;
  const slug = slugOf(context);
  const client = new AuthorClient(http);
  const revision = Number(form["revision"] ?? -1);
  try {
    const draft = await client.draft(slug);
    const language = languageOf(draft, query.get("lang"), own);
    const shown = { lang: query.get("lang") ?? undefined };
    const question = form["id"];
    if (form["form"] === "publish") {
      await client.publish(slug, revision);
      return redirect(authorPath(slug, { ...shown, question }), 303);
    }
    if (form["form"] === "try")
      return redirect(attemptPath(slug, await new QuizClient(http).begin({ slug, language, isPreview: true }), 1), 303);
    if (form["form"] === "restore") {
      await client.restore(slug, revision, Number(form["version"]));
      return redirect(authorPath(slug, shown), 303);
    }
    const quiz = draft.content[language];
    if (!quiz) return invalid({}, t.conflict);
    const changed = change(quiz, form, { language, t });
    if ("errors" in changed) return invalid(changed.errors, t.conflict);
    const count = questionsOf(changed.quiz).length - questionsOf(quiz).length;
    await client.save({ slug, revision, content: mirrored(draft.content, language, changed.quiz) });
    return redirect(
      authorPath(slug, {
        ...shown,
        question: changed.open,
        ...(form["form"] === "import" && { imported: String(count) }),
      }),
      303,
    );
  } catch (error) {
    if (isAppError(error) && (error.code === "conflict" || error.code === "invalid")) return invalid({}, error.message);
    if (isAppError(error)) return endingOf(error);
    throw error;
  }
});
