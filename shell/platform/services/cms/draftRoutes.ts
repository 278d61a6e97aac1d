import { isDeepStrictEqual } from "node:util";

import type { PreviewLink } from "@serambi/kernel/cms";
import type { FastifyInstance } from "fastify";
import * as z from "zod";

import { ApiFailure } from "../../app/ApiFailure";
import { requireUserRole, type User } from "../../app/requireUserRole";
import { changingHandler, tenantHandler, type AppDeps, type TenantCall } from "../../app/tenantHandler";
import { enqueue } from "../../queue/enqueue";
import { checkApp } from "./checkApp";
import { isSettingKey, problemsOf } from "./checkSettings";
import { describeDraft, liveValues } from "./describeDraft";
import { editorNames } from "./editorNames";
import { EDITORS } from "./editors";
import { listPublications, readPublication, valuesAfter } from "./history";
import { endPreview, makePreview } from "./previews";
import { publishDraft } from "./publishDraft";
import { PUBLISH_JOB } from "./publishJob";
import { SiteDraft, type DraftRow, type Values } from "./SiteDraft";
import { exportedSite, importedValues } from "./transfer";

const name = z.string().min(1).max(255);
const NamedApp = z.object({ app: name });
const version = z.int().min(0);
const ofBody = <S extends z.ZodType>(body: S) => z.object({ app: name, body });
const Step = ofBody(z.object({ version }));
const Changed = ofBody(z.object({ version, values: z.record(name, z.unknown()) }));
const Published = ofBody(
  z.object({ version, note: z.string().max(300).default(""), at: z.iso.datetime({ offset: true }).optional() }),
);
const Imported = ofBody(
  z.object({ version, site: z.object({ format: z.literal(1), settings: z.record(name, z.unknown()) }) }),
);
const NewPreview = ofBody(z.object({ hours: z.int().min(1).max(720) }));
const NamedPreview = z.object({ app: name, id: z.uuid(), body: z.unknown() });
const PageOfHistory = z.object({ app: name, page: z.coerce.number().int().min(1).max(10_000).default(1) });
const NamedPublication = z.object({ app: name, id: z.coerce.number().int().min(1) });
const Restored = z.object({ app: name, id: z.coerce.number().int().min(1), body: z.object({ version }) });

/** The largest size of a call with a whole draft or site as JSON. */
const BODY = { bodyLimit: 2 * 1024 * 1024 };

/** A draft with some settings changed: what is null leaves it, and what is as visitors have it is no change. */
const merged = (draft: Values, changes: Values, live: Values): Values =>
  Object.fromEntries(
    Object.entries({ ...draft, ...changes }).filter(
      ([key, value]) => value !== null && !(Object.hasOwn(live, key) && isDeepStrictEqual(value, live[key])),
    ),
  );

/** A call of somebody who may edit the site. */
type EditorsCall<I> = TenantCall<I> & { readonly user: User };

/** The draft of a site, its history and the links to it (decision 94). Each for those who may change the site's settings. */
export const draftRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const editorsOnly =
    <I extends { app: string }>(work: (call: EditorsCall<I>) => Promise<unknown>) =>
    async (call: TenantCall<I>): Promise<unknown> => {
      checkApp(call);
      return work({ ...call, user: await requireUserRole(call, EDITORS, deps.now()) });
    };
  const reading = <S extends z.ZodType<{ app: string }>>(
    schema: S,
    work: (call: EditorsCall<z.output<S>>) => Promise<unknown>,
  ) => tenantHandler(deps, schema, editorsOnly(work));
  const changing = <S extends z.ZodType<{ app: string }>>(
    schema: S,
    work: (call: EditorsCall<z.output<S>>) => Promise<unknown>,
  ) => changingHandler(deps, schema, editorsOnly(work));

  /** One change of the draft, by somebody who has seen it as it is; answered with what it has become. */
  const onDraft = <B extends { version: number }, I extends { app: string; body: B }>(
    work: (call: EditorsCall<I>, draft: SiteDraft, row: DraftRow) => Promise<void>,
  ) =>
    editorsOnly<I>(async (call) => {
      const draft = new SiteDraft(call, deps.now());
      await work(call, draft, await draft.lock(call.input.body.version));
      return describeDraft(call, deps);
    });

  app.get(
    "/:app/cms/app/draft",
    reading(NamedApp, (call) => describeDraft(call, deps)),
  );
  app.put(
    "/:app/cms/app/draft",
    BODY,
    changingHandler(
      deps,
      Changed,
      onDraft(async (call, draft, row) => {
        const { values } = call.input.body;
        const unknown = Object.keys(values).filter((key) => !isSettingKey(key, deps));
        if (unknown.length > 0)
          throw new ApiFailure(422, call.texts.invalid, {
            fields: Object.fromEntries(unknown.map((key) => [key, call.texts.settingUnknown])),
          });
        await draft.change(row, merged(row.values, values, await liveValues(call)), call.user);
      }),
    ),
  );
  app.post(
    "/:app/cms/app/draft/undo",
    changingHandler(
      deps,
      Step,
      onDraft((call, draft, row) => draft.undo(row, call.user)),
    ),
  );
  app.post(
    "/:app/cms/app/draft/redo",
    changingHandler(
      deps,
      Step,
      onDraft((call, draft, row) => draft.redo(row, call.user)),
    ),
  );
  app.post(
    "/:app/cms/app/draft/discard",
    changingHandler(
      deps,
      Step,
      onDraft((call, draft, row) => draft.change(row, {}, call.user)),
    ),
  );
  app.post(
    "/:app/cms/app/draft/publish",
    changingHandler(
      deps,
      Published,
      onDraft(async (call, draft, row) => {
        const { note, at } = call.input.body;
        const { tenant, user, tx } = call;
        if (at === undefined) {
          await publishDraft(call, deps, { draft, row, user, note });
          return call.noteChanged();
        }
        const problems = problemsOf(row.values, deps, call.language);
        if (Object.keys(problems).length > 0) throw new ApiFailure(422, call.texts.invalid, { fields: problems });
        const time = new Date(at);
        if (time <= deps.now())
          throw new ApiFailure(422, call.texts.invalid, { fields: { at: call.texts.draft.past } });
        await draft.schedule(row, time, note, user);
        await enqueue(tx, { kind: PUBLISH_JOB, payload: { tenantId: tenant.id, at: time.toISOString() } }, time);
      }),
    ),
  );
  app.post(
    "/:app/cms/app/draft/unschedule",
    changingHandler(
      deps,
      Step,
      onDraft((_call, draft, row) => draft.unschedule(row)),
    ),
  );

  app.get(
    "/:app/cms/app/history",
    reading(PageOfHistory, (call) => listPublications(call, call.input.page)),
  );
  app.get(
    "/:app/cms/app/history/:id",
    reading(NamedPublication, (call) => readPublication(call, call.input.id)),
  );
  app.post(
    "/:app/cms/app/history/:id/restore",
    changingHandler(
      deps,
      Restored,
      onDraft(async (call, draft, row) => {
        const values = await valuesAfter(call, call.input.id);
        await draft.change(row, merged({}, values, await liveValues(call)), call.user);
      }),
    ),
  );

  const makeLink = async (call: EditorsCall<z.output<typeof NewPreview>>): Promise<PreviewLink> => {
    const { endsAt, madeBy, ...link } = await makePreview(call, call.input.body.hours, call.user, deps.now());
    const editor = await editorNames(call.tx, [madeBy]);
    return { ...link, endsAt: endsAt.toISOString(), madeBy: editor(madeBy) };
  };
  app.post("/:app/cms/app/previews", async (request, reply) => {
    const answer = await changing(NewPreview, (call) => makeLink(call))(request);
    void reply.code(201);
    return answer;
  });
  app.delete(
    "/:app/cms/app/previews/:id",
    changing(NamedPreview, async (call) => {
      await endPreview(call, call.input.id);
      return null;
    }),
  );

  app.get(
    "/:app/cms/app/export",
    reading(NamedApp, (call) => exportedSite(call, deps)),
  );
  app.post(
    "/:app/cms/app/import",
    BODY,
    changingHandler(
      deps,
      Imported,
      onDraft(async (call, draft, row) => {
        const live = await liveValues(call);
        const { settings } = call.input.body.site;
        const values = importedValues(settings, live, deps);
        if (!Object.keys(settings).some((key) => isSettingKey(key, deps)))
          throw new ApiFailure(422, call.texts.invalid, { fields: {} });
        await draft.change(row, merged({}, values, live), call.user);
      }),
    ),
  );
};
