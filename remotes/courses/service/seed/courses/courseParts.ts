import type { ChapterKind } from "../../../contract/hosts/classes";
import type { LessonBlock } from "../../../contract/hosts/lessons";

import { slugOf, dedent } from "@serambi/kernel/service";
import { films } from "../media/films";

type Quiz = Extract<LessonBlock, { kind: "quiz" }>;
type Exercise = Extract<LessonBlock, { kind: "exercise" }>;

/** A chapter as its author writes it: what the syllabus lists of it, and what stands in it. */
export interface CourseChapter {
  readonly title: string;
  readonly slug: string;
  readonly kind: ChapterKind;
  readonly lengthMinutes: number;
  readonly blocks: readonly LessonBlock[];
}

export interface CourseModule {
  readonly title: string;
  readonly slug: string;
  readonly summary: string;
  readonly chapters: readonly CourseChapter[];
}

/** Simple HTML: p, h2, h3, ul, ol, li, strong, em, code, blockquote, table, a. The chapter's title is the page's h1. */
export const prose = (html: string): LessonBlock => ({ kind: "text", html: dedent(html) });

/** @param language a name that highlighters know: python, javascript, typescript, sql, html, css, bash, json, text */
export const code = (language: string, source: string, caption = ""): LessonBlock => ({
  kind: "code",
  language,
  source: dedent(source),
  caption,
});

/** A drawn picture: the motif, from the words that describe it. */
export const picture = (alt: string, caption: string): LessonBlock => ({ kind: "image", src: "", alt, caption });

/**
 * A film of the seed (`e2e/films`), with captions in Indonesian.
 * @param transcript all that is seen and said, as paragraphs
 */
export const film = (name: keyof typeof films, title: string, ...transcript: readonly string[]): LessonBlock => {
  const { src, poster, captions, lengthSeconds } = films[name];
  const tracks = [{ language: "id", label: "Bahasa Indonesia", src: captions }];
  return { kind: "video", title, src, poster, lengthSeconds, captions: tracks, transcript: [...transcript] };
};

/** A question with 3–4 choices, exactly one of them right: `[text, reply]` each, the right one given by itself. */
export const check = (
  question: string,
  right: readonly [text: string, reply: string],
  ...wrong: readonly (readonly [text: string, reply: string])[]
): Quiz => {
  const id = slugOf(question).slice(0, 60);
  const choices = [
    { text: right[0], isRight: true, reply: right[1] },
    ...wrong.map(([text, reply]) => ({ text, isRight: false, reply })),
  ];
  // In an order that does not tell which is right, and is the same each time.
  const place = id.length % choices.length;
  return { kind: "quiz", id, question, choices: [...choices.slice(place), ...choices.slice(0, place)] };
};

/** A task for the coding studio, with the program that the learner starts from. */
export const task = (title: string, html: string, language: string, starter: string): Exercise => ({
  kind: "exercise",
  id: slugOf(title),
  title,
  html: dedent(html),
  language,
  starter: dedent(starter),
});

const kindOf = (blocks: readonly LessonBlock[]): ChapterKind => {
  if (blocks.some(({ kind }) => kind === "video")) return "video";
  return blocks.some(({ kind }) => kind === "exercise") ? "exercise" : "reading";
};

/** @param lengthMinutes an honest time for reading it and doing what it asks */
export const chapter = (title: string, lengthMinutes: number, ...blocks: readonly LessonBlock[]): CourseChapter => ({
  title,
  slug: slugOf(title),
  kind: kindOf(blocks),
  lengthMinutes,
  blocks,
});

export const courseModule = (title: string, summary: string, ...chapters: readonly CourseChapter[]): CourseModule => ({
  title,
  slug: slugOf(title),
  summary,
  chapters,
});
