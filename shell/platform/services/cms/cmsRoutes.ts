import { TenantSettings } from "@serambi/kernel/contracts";
import { and, eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as z from "zod";

import { ApiFailure } from "../../app/ApiFailure";
import { requireUserRole } from "../../app/requireUserRole";
import { changingHandler, tenantHandler, type AppDeps, type TenantCall } from "../../app/tenantHandler";
import { settings } from "../../database/schema";
import { SETTINGS_VERSION } from "../../database/settingsVersion";
import { changeSettings } from "./changeSettings";
import { checkSettings, isSettingKey, withUnchanged } from "./checkSettings";

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

/** Who may change a tenant's settings (specification section 6). */
const EDITORS = ["superadmin", "admin"] as const;

/**
 * `{app}` is the tenant's key, or its host or the host's first label where a caller does not know the key yet.
 * Whose id and settings are answered is the app token's to say; another tenant's name is not there.
 */
const checkApp = ({ tenant, input, texts }: TenantCall<{ app: string }>): void => {
  const names = [tenant.key, tenant.host, tenant.host.split(".", 1)[0]];
  if (!names.includes(input.app)) throw new ApiFailure(404, texts.notFound);
};

const selectSettings = ({ tx }: Pick<TenantCall<unknown>, "tx">) =>
  tx
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(and(eq(settings.version, SETTINGS_VERSION), inArray(settings.key, SETTING_KEYS)));

type SettingRows = readonly { readonly key: string; readonly value: unknown }[];
const byKey = (rows: SettingRows): Record<string, unknown> =>
  Object.fromEntries(rows.map(({ key, value }) => [key, value]));

const readSettings = async (call: Pick<TenantCall<unknown>, "tx">) => byKey(await selectSettings(call));

/** The same, for whoever is about to change them: two who do so are one after the other. */
const lockSettings = async (call: Pick<TenantCall<unknown>, "tx">) => byKey(await selectSettings(call).for("update"));

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
    return { id: call.tenant.id, key: call.tenant.key };
  });
  app.get("/:app/cms/app/id", id);
  app.get("/v0/:app/cms/app/id", id);

  app.get("/cms/app/settings", tenantHandler(deps, OwnApp, readSettings));
  app.get(
    "/:app/cms/app/settings",
    tenantHandler(deps, NamedApp, (call) => {
      checkApp(call);
      return readSettings(call);
    }),
  );
  app.get(
    "/:app/cms/app/setting/:key",
    tenantHandler(deps, NamedSetting, (call) => {
      checkApp(call);
      return readSetting(call);
    }),
  );

  app.put(
    "/:app/cms/app/settings",
    changingHandler(deps, ChangedSettings, async (call) => {
      checkApp(call);
      const user = await requireUserRole(call, EDITORS, deps.now());
      const asked = withUnchanged(call.input.body, await lockSettings(call));
      const values = checkSettings(asked, deps, call.language);
      await changeSettings(call, { values, user, now: deps.now() });
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
      const asked = withUnchanged({ [key]: body.value }, await lockSettings(call));
      const values = checkSettings(asked, deps, call.language);
      await changeSettings(call, { values, user, now: deps.now() });
      return readSetting(call);
    }),
  );
};
