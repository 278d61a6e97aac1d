import { TenantSettings } from "@serambi/kernel/contracts";
import { and, eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as z from "zod";

import { ApiFailure } from "../../app/ApiFailure";
import { requireUserRole } from "../../app/requireUserRole";
import { changingHandler, tenantHandler, type AppDeps, type TenantCall } from "../../app/tenantHandler";
import { settings, settingsDrafts } from "../../database/schema";
import { SETTINGS_VERSION } from "../../database/settingsVersion";
import { changeSettings } from "./changeSettings";
import { checkApp } from "./checkApp";
import { checkSettings, isSettingKey, withUnchanged } from "./checkSettings";
import { draftRoutes } from "./draftRoutes";
import { EDITORS } from "./editors";
import { previewedValues } from "./previews";
import { SiteDraft } from "./SiteDraft";
import { siteRoutes } from "./siteRoutes";

/** The settings that `cms/app/settings` answers with; other keys are read one by one. */
const SETTING_KEYS = Object.keys(TenantSettings.shape);

const name = z.string().min(1).max(255);
const OwnApp = z.object({});
const NamedApp = z.object({ app: name });
const NamedSetting = z.object({ app: name, key: name });
/** Only what is named is changed. */
const ChangedSettings = z.object({
  app: name,
  body: z.record(z.string(), z.unknown()).refine((values) => Object.keys(values).length > 0),
});
const ChangedSetting = z.object({ app: name, key: name, body: z.object({ value: z.unknown() }) });

const selectSettings = ({ tx }: Pick<TenantCall<unknown>, "tx">) =>
  tx
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(and(eq(settings.version, SETTINGS_VERSION), inArray(settings.key, SETTING_KEYS)));

/** The number of the site's publications: whoever keeps what was made of its settings knows by it that they are others. */
const revisionOf = async ({ tx }: Pick<TenantCall<unknown>, "tx">): Promise<number> => {
  const [row] = await tx.select({ revision: settingsDrafts.revision }).from(settingsDrafts);
  return row?.revision ?? 0;
};

type SettingRows = readonly { readonly key: string; readonly value: unknown }[];
const byKey = (rows: SettingRows): Record<string, unknown> =>
  Object.fromEntries(rows.map(({ key, value }) => [key, value]));

const readSettings = async (call: Pick<TenantCall<unknown>, "tx">) => byKey(await selectSettings(call));

/** The stored settings, locked for a change: two who change them, or publish a draft, do so one after the other. */
const lockSettings = async (call: TenantCall<unknown>, now: Date) => {
  await new SiteDraft(call, now).lock();
  return byKey(await selectSettings(call).for("update"));
};

/** The settings as visitors have them, or as the draft has them for a call that asks for it. */
const shownSettings = async (call: TenantCall<unknown>, now: Date) => {
  const drafted = await previewedValues(call, now);
  if (!drafted) return readSettings(call);
  const named = Object.entries(drafted).filter(([key]) => SETTING_KEYS.includes(key));
  return { ...(await readSettings(call)), ...Object.fromEntries(named) };
};

const shownSetting = async (call: TenantCall<{ key: string }>, now: Date): Promise<unknown> => {
  const drafted = await previewedValues(call, now);
  const { key } = call.input;
  return drafted && Object.hasOwn(drafted, key) ? drafted[key] : readSetting(call);
};

const readSetting = async ({ tx, input, texts }: TenantCall<{ key: string }>): Promise<unknown> => {
  const [row] = await tx
    .select({ value: settings.value })
    .from(settings)
    .where(and(eq(settings.version, SETTINGS_VERSION), eq(settings.key, input.key)));
  if (!row) throw new ApiFailure(404, texts.settingNotFound);
  return row.value;
};

/** The tenant's id and settings (specification section 7.1, `cms/app/…`). */
export const cmsRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const id = tenantHandler(deps, NamedApp, async (call) => {
    checkApp(call);
    return { id: call.tenant.id, key: call.tenant.key, revision: await revisionOf(call) };
  });
  app.get("/:app/cms/app/id", id);
  app.get("/v0/:app/cms/app/id", id);

  app.get(
    "/cms/app/settings",
    tenantHandler(deps, OwnApp, (call) => shownSettings(call, deps.now())),
  );
  app.get(
    "/:app/cms/app/settings",
    tenantHandler(deps, NamedApp, (call) => {
      checkApp(call);
      return shownSettings(call, deps.now());
    }),
  );
  app.get(
    "/:app/cms/app/setting/:key",
    tenantHandler(deps, NamedSetting, (call) => {
      checkApp(call);
      return shownSetting(call, deps.now());
    }),
  );

  app.put(
    "/:app/cms/app/settings",
    changingHandler(deps, ChangedSettings, async (call) => {
      checkApp(call);
      const user = await requireUserRole(call, EDITORS, deps.now());
      const asked = withUnchanged(call.input.body, await lockSettings(call, deps.now()));
      const values = checkSettings(asked, deps, call.language);
      await changeSettings(call, { values, user, now: deps.now() });
      call.noteChanged();
      return readSettings(call);
    }),
  );
  app.put(
    "/:app/cms/app/setting/:key",
    changingHandler(deps, ChangedSetting, async (call) => {
      checkApp(call);
      const user = await requireUserRole(call, EDITORS, deps.now());
      const { key, body } = call.input;
      if (!isSettingKey(key, deps)) throw new ApiFailure(404, call.texts.settingNotFound);
      const asked = withUnchanged({ [key]: body.value }, await lockSettings(call, deps.now()));
      const values = checkSettings(asked, deps, call.language);
      await changeSettings(call, { values, user, now: deps.now() });
      call.noteChanged();
      return readSetting(call);
    }),
  );
  draftRoutes(app, deps);
  siteRoutes(app, deps);
};
