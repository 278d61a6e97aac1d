import { parse } from "yaml";
import * as z from "zod";

import type { Model } from "./environment";
import instructions from "./instructions.yaml";
import { ModelFailure, readEvents } from "./readEvents";

/** A piece of the site, with its number and what is data of it. */
export interface Piece {
  readonly number: number;
  readonly title: string;
  readonly facts: string;
  readonly text: string;
}

export interface ModelQuestion {
  readonly question: string;
  /** The question before, where this one goes on with it. */
  readonly before: string | undefined;
  /** In English: what the answer is to be written in. */
  readonly language: string;
  readonly pieces: readonly Piece[];
}

/** How long one waits, in milliseconds: for the first word, from one to the next, and for all of them. */
export interface Patience {
  readonly firstMs: number;
  readonly betweenMs: number;
  readonly allMs: number;
}

const PATIENCE: Patience = { firstMs: 4_000, betweenMs: 3_000, allMs: 20_000 };

/** The budget: tokens that an answer may have, and letters of the site that a question carries, some four to a token. */
const MAX_TOKENS = 400;
const MAX_PIECES_LENGTH = 6_000;
const MAX_ANSWER_LENGTH = 4_000;

const { system } = z.object({ system: z.string() }).parse(parse(instructions));

/** The pieces as far as they are within the budget; the best come first. */
const withinBudget = (pieces: readonly Piece[]): readonly Piece[] => {
  let left = MAX_PIECES_LENGTH;
  return pieces.flatMap((piece) => {
    const text = piece.text.slice(0, Math.max(0, left - piece.facts.length));
    left -= text.length + piece.facts.length;
    return text === "" ? [] : [{ ...piece, text }];
  });
};

const bodyOf = ({ name }: Model, { question, before, language, pieces }: ModelQuestion) =>
  JSON.stringify({
    model: name,
    stream: true,
    temperature: 0,
    max_tokens: MAX_TOKENS,
    messages: [
      { role: "system", content: `${system}\nAnswer in ${language}.` },
      {
        role: "user",
        content: JSON.stringify({ pieces: withinBudget(pieces), questionBefore: before ?? null, question }),
      },
    ],
  });

/**
 * The words that a model writes, as they come.
 * @throws ModelFailure where it answers with something else, or is too slow; an AbortError where `signal` ended it
 */
export async function* askModel(
  model: Model,
  asked: ModelQuestion,
  { signal, patience = PATIENCE }: { readonly signal: AbortSignal; readonly patience?: Patience | undefined },
): AsyncGenerator<string> {
  const tooSlow = new AbortController();
  const slow = (): void => tooSlow.abort(new ModelFailure("The model is too slow"));
  const whole = setTimeout(slow, patience.allMs);
  let next = setTimeout(slow, patience.firstMs);
  try {
    const answer = await fetch(model.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        ...(model.key !== undefined && { authorization: `Bearer ${model.key}` }),
      },
      body: bodyOf(model, asked),
      // An address that leads elsewhere is not the one that the operator has named.
      redirect: "error",
      signal: AbortSignal.any([signal, tooSlow.signal]),
    });
    const type = answer.headers.get("content-type") ?? "";
    if (!answer.ok || !answer.body || !type.startsWith("text/event-stream"))
      throw new ModelFailure(`The model answered ${answer.status} with ${type || "no type"}`);
    let length = 0;
    for await (const words of readEvents(answer.body)) {
      clearTimeout(next);
      next = setTimeout(slow, patience.betweenMs);
      length += words.length;
      if (length > MAX_ANSWER_LENGTH) return;
      yield words;
    }
  } finally {
    clearTimeout(whole);
    clearTimeout(next);
    tooSlow.abort();
  }
}
