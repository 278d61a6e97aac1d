import { randomInt } from "node:crypto";

import {
  endpoint,
  requiredText,
  type Endpoint,
  type ServiceCall,
  type ServiceUser,
  type Sql,
} from "@serambi/kernel/service";
import * as z from "zod";

import { problems, texts } from "../texts";
import { LOOK_AHEAD_MS } from "./publishLater";
import { publishWriting, readyValue, withdrawWriting } from "./publish";
import { readWriting, type Writing } from "./readWriting";
import { addRedirect, sourcePath } from "./redirects";
import { findWriting, writeDraft, type Draft, type Found } from "./rows";
import { WRITERS, WritingParams } from "./writers";
import { emptyValue, WritingKind, WritingValue } from "./WritingValue";

const VALUE_LIMIT_BYTES = 1024 * 1024;

const version = z.int().min(0);
const Versioned = z.object({ version });
const ONE = "/post/writing/one/:kind/:id";

type Call<Body = unknown> = ServiceCall<unknown, Body, z.output<typeof WritingParams>, ServiceUser>;

const shown = async ({ sql, now, params: { kind, id }, fail }: Call): Promise<Writing> =>
  (await readWriting(sql, kind, id, now)) ?? fail(404, texts.writingNotFound);

/** The draft that a change is about; refused where somebody has saved another one since. */
const findFor = async ({ sql, params: { kind, id }, body, fail }: Call<{ version: number }>): Promise<Found> => {
  const found = (await findWriting(sql, kind, id)) ?? fail(404, texts.writingNotFound);
  return found.draft.version === body.version ? found : fail(409, texts.savedByOther);
};

/** Writes the draft with what is new of it. */
const keep = async (
  { sql, tenant, user, now, params: { kind, id }, fail }: Call,
  draft: Draft,
  change: Partial<Pick<Draft, "value" | "isChanged" | "scheduled">> & { readonly withdrawnAt?: Date | null },
): Promise<void> => {
  const { value, isChanged, scheduled, withdrawnAt } = draft;
  const whole = { value, isChanged, scheduled, withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt) };
  const writer = { tenantId: tenant.id, kind, id, by: user.id, now };
  const written = await writeDraft(sql, writer, draft.version, { ...whole, ...change });
  if (written === null) fail(409, texts.savedByOther);
};

/** Six digits that neither a post nor a picture has, nor a draft. */
const newId = async (sql: Sql): Promise<string> => {
  for (;;) {
    const id = String(randomInt(100_000, 1_000_000));
    const taken = await sql.query(
      `select 1 from posts where id = $1 or slug = $1 union all select 1 from gallery where id = $1
       union all select 1 from post_drafts where id = $1`,
      [id],
    );
    if (taken.length === 0) return id;
  }
};

/** Endpoints by which those who write for a site change something. Each answers with all of what it changed, as it is then. */
export const changeEndpoints: readonly Endpoint[] = [
  endpoint({
    ...WRITERS,
    method: "POST",
    path: "/post/writing/new",
    body: z.object({ kind: WritingKind }),
    handle: async (call) => {
      const { sql, tenant, user, now, body } = call;
      const id = await newId(sql);
      const [person] = await sql.query<{ name: string }>("select name from persons where id::text = $1", [user.id]);
      const value = emptyValue(body.kind, {
        language: tenant.language,
        author: { name: person?.name ?? "", role: "" },
      });
      const writer = { tenantId: tenant.id, kind: body.kind, id, by: user.id, now };
      await writeDraft(sql, writer, 0, { value, isChanged: true, withdrawnAt: null, scheduled: null });
      return shown({ ...call, params: { kind: body.kind, id } });
    },
  }),
  endpoint({
    ...WRITERS,
    method: "PUT",
    path: ONE,
    params: WritingParams,
    bodyLimitBytes: VALUE_LIMIT_BYTES,
    body: Versioned.extend({ value: WritingValue }),
    handle: async (call) => {
      const { draft } = await findFor(call);
      await keep(call, draft, { value: call.body.value, isChanged: true });
      return shown(call);
    },
  }),
  endpoint({
    ...WRITERS,
    method: "POST",
    path: `${ONE}/publish`,
    params: WritingParams,
    body: Versioned.extend({ at: z.iso.datetime({ offset: true }).optional() }),
    handle: async (call) => {
      const { sql, tenant, user, now, params, body, fail, answerWith, enqueue, siteChanged } = call;
      const { draft, live } = await findFor(call);
      const value = await readyValue(sql, { ...params, value: draft.value }, fail);
      const at = body.at !== undefined && new Date(body.at) > now ? new Date(body.at) : undefined;
      answerWith(200);
      if (at && live && live.publishedAt <= now) {
        const scheduled = { at: at.toISOString(), by: user.id, value };
        await keep(call, draft, { value, scheduled });
        await enqueue({ name: "publishLater", payload: { ...params, at: scheduled.at }, runAt: at });
        return shown(call);
      }
      await publishWriting(sql, { tenantId: tenant.id, ...params, value, before: live, at, by: user.id, now });
      await keep(call, draft, { value, isChanged: false, withdrawnAt: null, scheduled: null });
      await siteChanged();
      // It is shown from a time on at which nobody writes anything.
      if (at) {
        const post = { ...params, at: at.toISOString() };
        await enqueue({ name: "lookAhead", payload: post, runAt: new Date(at.getTime() - LOOK_AHEAD_MS) });
        await enqueue({ name: "appear", payload: { post }, runAt: at });
      }
      return shown(call);
    },
  }),
  endpoint({
    ...WRITERS,
    method: "POST",
    path: `${ONE}/withdraw`,
    params: WritingParams,
    body: Versioned,
    handle: async (call) => {
      const { sql, now, params, fail, answerWith, siteChanged } = call;
      const { draft, live } = await findFor(call);
      if (!live) return fail(409, texts.notShown);
      await withdrawWriting(sql, params.kind, params.id);
      answerWith(200);
      await keep(call, draft, { isChanged: true, withdrawnAt: now, scheduled: null });
      await siteChanged();
      return shown(call);
    },
  }),
  endpoint({
    ...WRITERS,
    method: "POST",
    path: `${ONE}/unschedule`,
    params: WritingParams,
    body: Versioned,
    handle: async (call) => {
      const { draft } = await findFor(call);
      call.answerWith(200);
      await keep(call, draft, { scheduled: null });
      return shown(call);
    },
  }),
  endpoint({
    ...WRITERS,
    method: "POST",
    path: `${ONE}/restore`,
    params: WritingParams,
    body: Versioned.extend({ number: z.int().min(1) }),
    handle: async (call) => {
      const { sql, params, body, fail, answerWith } = call;
      const { draft } = await findFor(call);
      const [row] = await sql.query<{ value: unknown }>(
        "select value from post_versions where kind = $1 and id = $2 and number = $3",
        [params.kind, params.id, body.number],
      );
      if (!row) return fail(404, texts.noSuchVersion);
      answerWith(200);
      await keep(call, draft, { value: WritingValue.parse(row.value), isChanged: true });
      return shown(call);
    },
  }),
  endpoint({
    ...WRITERS,
    method: "POST",
    path: `${ONE}/redirect`,
    params: WritingParams,
    body: z.object({ path: requiredText(300) }),
    handle: async (call) => {
      const { sql, tenant, user, now, params, body, fail, answerWith, siteChanged } = call;
      await shown(call);
      const source = sourcePath(body.path) ?? fail(422, texts.badRedirect, { path: problems.path });
      await addRedirect(sql, { tenantId: tenant.id, ...params }, { source, isTyped: true, by: user.id, at: now });
      await siteChanged();
      answerWith(200);
      return shown(call);
    },
  }),
  endpoint({
    ...WRITERS,
    method: "POST",
    path: `${ONE}/unredirect`,
    params: WritingParams,
    body: z.object({ source: requiredText(400) }),
    handle: async (call) => {
      const { sql, params, body, answerWith, siteChanged } = call;
      await sql.query("delete from post_redirects where kind = $1 and id = $2 and source = $3", [
        params.kind,
        params.id,
        body.source,
      ]);
      await siteChanged();
      answerWith(200);
      return shown(call);
    },
  }),
];
