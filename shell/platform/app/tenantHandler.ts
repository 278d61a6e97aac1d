import type { DescribedSections } from "@serambi/kernel/cms";
import { isLanguage, type Envelope, type Language } from "@serambi/kernel/contracts";
import type { ServiceSetting } from "@serambi/kernel/service";
import type { FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod";

import { enterTenant } from "../database/inTenant";
import type { Database, Transaction } from "../database/Database";
import { toApiFailure } from "./ApiFailure";
import { authenticate, type Tenant, type TokenChecks } from "./authenticate";
import { success } from "./envelope";
import type { Messages } from "./messages/id";
import { messagesFor } from "./messages/messagesFor";
import { readInput, type FieldTexts } from "./readInput";

/** What every route is made with. */
export interface AppDeps extends TokenChecks {
  readonly db: Database;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Public address of the account site; missing: `http://account.localhost`, at any port. */
  readonly accountOrigin?: string | undefined;
  /** Another OpenID provider in the place of the account site, whose id tokens are believed. */
  readonly issuer?: string | undefined;
  /** A setting that a service of a live remote answers for. */
  readonly settingOf: (key: string) => ServiceSetting | undefined;
  /** Variables of this process: services of remotes are lent those of their own name. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** JSON schema of what a slot of a live remote takes; undefined where there is no such slot. */
  readonly slotOf: (name: string) => unknown;
  /** Slots that people may put on a page, by remotes. */
  readonly sections: () => readonly DescribedSections[];
}

/** One request of a known tenant: `tx` sees that tenant's rows and no others. */
export interface TenantCall<I> {
  readonly tx: Transaction;
  readonly tenant: Tenant;
  readonly input: I;
  readonly language: Language;
  readonly texts: Messages;
  /** Who asks, as the `authorization` header says it: not believed before `findUser` has looked. */
  readonly authorization: string | undefined;
  /** Asks for the site as its draft has it: `OWN_DRAFT`, or the secret of a link. Believed as little. */
  readonly preview: string | undefined;
  /** Has the answer say that the site's visitors are shown something else from now on. */
  readonly noteChanged: () => void;
}

/** The shell names one language: that of its visitor. What a browser writes there by itself says nothing of this site. */
const askedLanguage = ({ headers }: FastifyRequest): Language | null => {
  const asked = headers["accept-language"];
  return isLanguage(asked) ? asked : null;
};

/** The learning-services client writes it in its own way (decisions, section 2). */
const appTokenOf = ({ headers }: FastifyRequest): unknown => headers["app-token"] ?? headers["apptoken"];

const one = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === "string" ? header : undefined;

/** Checks what came in, in the words of the tenant's language. */
type Read<I> = (texts: Messages, language: Language) => I;
type Work<I> = (call: TenantCall<I>) => Promise<unknown>;

/** Tenant, input and answer in one transaction. */
export const answer = async <I>(
  deps: AppDeps,
  request: FastifyRequest,
  read: Read<I>,
  work: Work<I>,
): Promise<Envelope> => {
  let texts = messagesFor();
  try {
    return await deps.db.transaction(async (tx) => {
      const tenant = await authenticate(tx, appTokenOf(request), deps);
      const language = askedLanguage(request) ?? tenant.language;
      texts = messagesFor(language);
      const input = read(texts, language);
      await enterTenant(tx, tenant.id);
      const { authorization, "x-preview": preview } = request.headers;
      const noteChanged = (): void => {
        request.changedSite = tenant.key;
      };
      const call = { tx, tenant, input, language, texts, authorization, preview: one(preview), noteChanged };
      return success(texts.ok, await work(call));
    });
  } catch (error) {
    throw toApiFailure(error, texts);
  }
};

/** A read that needs an app token. Path parameters and query are checked together, a path parameter wins. */
export const tenantHandler =
  <S extends z.ZodType>(deps: AppDeps, schema: S, work: Work<z.output<S>>) =>
  (request: FastifyRequest): Promise<Envelope> => {
    const given = { ...(request.query as object), ...(request.params as object) }; // both are objects in fastify
    return answer(deps, request, (texts) => readInput(schema, given, texts), work);
  };

/** A record made from a JSON body, with an app token: 201 (specification section 4). */
export const creatingHandler =
  <S extends z.ZodType>(deps: AppDeps, schema: S, fields: (texts: Messages) => FieldTexts, work: Work<z.output<S>>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<Envelope> => {
    const read: Read<z.output<S>> = (texts) => readInput(schema, request.body ?? {}, texts, fields(texts));
    const made = await answer(deps, request, read, work);
    void reply.code(201);
    return made;
  };

/** A change by a JSON body, with an app token. The body is `input.body`, beside the path's parameters. */
export const changingHandler =
  <S extends z.ZodType>(deps: AppDeps, schema: S, work: Work<z.output<S>>) =>
  (request: FastifyRequest): Promise<Envelope> => {
    const given = { ...(request.params as object), body: request.body }; // an object in fastify
    return answer(deps, request, (texts) => readInput(schema, given, texts), work);
  };
