import { TenantSettings } from "@serambi/kernel/contracts";
import { and, eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import * as z from "zod";

import { ApiFailure } from "../../app/ApiFailure";
import { tenantHandler, type AppDeps, type TenantCall } from "../../app/tenantHandler";
import { settings } from "../../database/schema";
import { SETTINGS_VERSION } from "../../database/settingsVersion";

/** The settings that `cms/app/settings` answers with; other keys are read one by one. */
const SETTING_KEYS = Object.keys(TenantSettings.shape);

const name = z.string().min(1).max(255);
const OwnApp = z.object({});
const NamedApp = z.object({ app: name });
const NamedSetting = z.object({ app: name, key: name });

/**
 * `{app}` is the tenant's key, or its host or the host's first label where a caller does not know the key yet.
 * Whose id and settings are answered is the app token's to say; another tenant's name is not there.
 */
const checkApp = ({ tenant, input, texts }: TenantCall<{ app: string }>): void => {
  const names = [tenant.key, tenant.host, tenant.host.split(".", 1)[0]];
  if (!names.includes(input.app)) throw new ApiFailure(404, texts.notFound);
};

const readSettings = async ({ tx }: TenantCall<unknown>): Promise<Record<string, unknown>> => {
  const rows = await tx
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(and(eq(settings.version, SETTINGS_VERSION), inArray(settings.key, SETTING_KEYS)));
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
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
};
