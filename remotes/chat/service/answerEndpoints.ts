import { randomUUID } from "node:crypto";

import { endpoint, requiredText, type ServiceCall } from "@serambi/kernel/service";
import * as z from "zod";

import type { ChatLine, Source, WholeAnswer } from "../contract/chat";
import { MAX_QUESTION_LENGTH } from "../contract/question";
import { compose, type Reasoned, type Turn } from "./answering/compose";
import { writeAnswer } from "./answering/writeAnswer";
import { begin } from "./begin";
import { admit } from "./limits";
import { maskPersonal } from "./maskPersonal";
import { modelOf, type Model } from "./model/environment";
import { sourcesFor, writeWithModel } from "./model/writeWithModel";
import type { SiteIndex } from "./retrieval/SiteIndex";
import { SiteIndexes } from "./siteIndexes";
import { refusals } from "./texts";

const Asked = z.object({
  workspace_id: z.string().min(1).max(100),
  query: requiredText(MAX_QUESTION_LENGTH),
  conversation_id: z.string().max(100).optional(),
});

const indexes = new SiteIndexes();

interface Answering {
  readonly ids: { readonly message_id: string; readonly id: string };
  readonly index: () => Promise<SiteIndex>;
  readonly turn: Turn;
  readonly model: Model | undefined;
  readonly signal: AbortSignal;
  /** Keeps what was answered, whole or not. */
  readonly keep: (answer: WholeAnswer) => Promise<void>;
  readonly log: ServiceCall["log"];
}

const NOTHING: Omit<WholeAnswer, "text"> = { sources: [], cards: [], next: [] };

/** The words of an answer: the site's own, or those that the operator's model writes out of them. */
const stepsOf = ({ model, turn, signal, log }: Answering, index: SiteIndex, reasoned: Reasoned) => {
  const quote = () => writeAnswer(reasoned, signal);
  if (!model) return quote();
  const { question, before, now } = turn;
  const onFailure = (error: unknown): void => log("The model's answer was not used", { error: String(error) });
  return writeWithModel({ model, index, reasoned, question, before: before?.question, now, signal, onFailure }, quote);
};

/** The pages that the text names, each once. */
const namedIn = (text: string, sources: readonly Source[]): readonly Source[] => {
  const byPath = new Map(sources.toReversed().map((source) => [source.path, source]));
  return [...byPath.values()].toReversed().filter(({ path }) => text.includes(`(${path})`));
};

/** The lines of an answer; what was said of it is kept also where the visitor has gone. */
async function* answerLines(answering: Answering): AsyncGenerator<ChatLine> {
  const { ids, turn, keep, log } = answering;
  let text = "";
  let extras: Omit<WholeAnswer, "text"> = NOTHING;
  try {
    yield { ...ids, text: "" };
    const index = await answering.index();
    const reasoned = compose(index, turn);
    if (reasoned.isRefusal) log("A question had no answer on the site", { question: maskPersonal(turn.question) });
    for await (const step of stepsOf(answering, index, reasoned)) {
      text += step;
      yield { ...ids, text: step };
    }
    const { sources, cards, next } = reasoned.answer;
    extras = { sources: [...namedIn(text, [...sources, ...sourcesFor(reasoned)])], cards, next };
    yield { ...ids, ...extras };
  } finally {
    await keep({ text, ...extras });
  }
}

export const answerEndpoints = [
  endpoint({
    host: "chat",
    method: "POST",
    path: "/v2/chat",
    access: "anyone",
    body: Asked,
    headers: ["authorization"],
    lines: true,
    handle: async (call) => {
      const { tenant, body, now, later, signal, log } = call;
      if (![tenant.id, tenant.key].includes(body.workspace_id)) call.fail(422, refusals.noWorkspace);
      // A conversation is somebody's: it goes on under a token, and nobody's question is answered as if it began one.
      const identityId = await admit(call);
      if (identityId === undefined && body.conversation_id !== undefined) call.fail(401, refusals.noIdentity);
      const begun = identityId === undefined ? undefined : await begin(call, identityId, body);
      const messageId = begun?.messageId ?? randomUUID();
      // Read within the call's transaction, and indexed after it.
      const passages = await indexes.read(tenant, now, call.passages);
      const turn: Turn = { question: body.query, siteLanguage: call.language, now, before: begun?.before };
      return answerLines({
        ids: { message_id: messageId, id: begun?.conversationId ?? messageId },
        index: () => indexes.of(tenant, now, passages),
        turn,
        model: modelOf(call.environment),
        signal,
        log,
        keep: async ({ text, sources, cards }) => {
          if (begun)
            await later(({ sql }) =>
              sql.query(
                "update chat_messages set response = $2, sources = $3::jsonb, cards = $4::jsonb where id = $1",
                [messageId, text, JSON.stringify(sources), JSON.stringify(cards)],
              ),
            );
        },
      });
    },
  }),
  // Beside the specified calls: a page without scripts shows an answer that came in one piece. It is kept nowhere.
  endpoint({
    host: "chat",
    method: "GET",
    path: "/v2/answer",
    access: "anyone",
    query: Asked.pick({ query: true }),
    handle: async (call) => {
      await admit(call);
      const { tenant, now, passages, query, language } = call;
      const index = await indexes.of(tenant, now, await indexes.read(tenant, now, passages));
      return compose(index, { question: query.query, siteLanguage: language, now }).answer;
    },
  }),
];
