import { factText, factsOf, sourceOf } from "../answering/things";
import type { Reasoned } from "../answering/compose";
import type { Source } from "../../contract/chat";
import type { SiteIndex } from "../retrieval/SiteIndex";
import { askModel, type Patience } from "./askModel";
import { checkSentence, type Ground } from "./checkSentence";
import type { Model } from "./environment";

const NAMES = { id: "Indonesian", en: "English" } as const;

/** Answers that models write at the same time, in this process: what comes beside them is quoted. */
const MOST_AT_ONCE = 16;
let running = 0;

const SENTENCE = /^([\s\S]*?(?:[.!?…](?:\s*\[\d{1,2}\])+|[.!?…](?=\s+[^\s[])|\n))\s*/;

interface Writing {
  readonly model: Model;
  readonly index: SiteIndex;
  readonly reasoned: Reasoned;
  readonly question: string;
  readonly before: string | undefined;
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly patience?: Patience | undefined;
  readonly onFailure: (error: unknown) => void;
}

/** The pages that a model's answer may name. */
export const sourcesFor = ({ evidence, language }: Reasoned): readonly Source[] =>
  evidence.map((chunk, at) => sourceOf(chunk, at + 1, language));

/** Whole sentences out of words that come in any pieces; what is left at the end is the last one. */
async function* sentencesOf(words: AsyncIterable<string>): AsyncGenerator<string> {
  let left = "";
  for await (const word of words) {
    left += word;
    for (let found = SENTENCE.exec(left); found; found = SENTENCE.exec(left)) {
      left = left.slice(found[0].length);
      if (found[1]?.trim()) yield found[1];
    }
  }
  if (left.trim() !== "") yield left;
}

/** The sentences of a model that a piece says. @returns whether it came to an end, with at least one of them */
async function* checkedSentences(writing: Writing): AsyncGenerator<string, boolean> {
  const { model, index, reasoned, question, before, now, signal, patience, onFailure } = writing;
  const { evidence, language } = reasoned;
  const pieces = evidence.map((chunk, at) => ({
    number: at + 1,
    title: chunk.passage.title,
    facts: factText(
      factsOf(index, chunk).filter(({ asks }) => asks !== "contact"),
      language,
      now,
    ).replaceAll("\\", ""),
    text: chunk.text,
  }));
  const grounds = pieces.map(({ number, title, facts, text }, at): Ground => ({
    number,
    path: evidence[at]?.passage.path ?? "/",
    said: `${title}\n${facts}\n${text}`,
  }));
  let count = 0;
  running += 1;
  try {
    const words = askModel(model, { question, before, language: NAMES[language], pieces }, { signal, patience });
    for await (const sentence of sentencesOf(words)) {
      const shown = checkSentence(sentence, grounds);
      if (shown === null) continue;
      const gap = shown.startsWith("- ") ? "\n" : " ";
      yield count++ === 0 ? shown : `${gap}${shown}`;
    }
    return count > 0;
  } catch (error) {
    if (!signal.aborted) onFailure(error);
    return false;
  } finally {
    running -= 1;
  }
}

/**
 * The answer that a model writes out of the evidence, sentence by sentence as each is found to be said there. Where the model fails, is slow, or says
 * nothing that a piece says, the quotes follow: `quote` gives them.
 */
export async function* writeWithModel(
  writing: Writing,
  quote: () => AsyncIterable<string>,
): AsyncGenerator<string, void> {
  const { reasoned, signal } = writing;
  if (reasoned.evidence.length === 0 || running >= MOST_AT_ONCE) {
    yield* quote();
    return;
  }
  const sentences = checkedSentences(writing);
  let hasSpoken = false;
  for (;;) {
    const { done, value } = await sentences.next();
    if (done) {
      if (value || signal.aborted) return;
      if (hasSpoken) yield "\n\n";
      yield* quote();
      return;
    }
    hasSpoken = true;
    yield value;
  }
}
