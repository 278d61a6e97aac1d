import { randomUUID } from "node:crypto";

import { HomeSetting, TenantSettings } from "@serambi/kernel/contracts";
import { eq } from "drizzle-orm";
import * as z from "zod";

import { ApiFailure } from "../../app/ApiFailure";
import type { User } from "../../app/requireUserRole";
import type { AppDeps, TenantCall } from "../../app/tenantHandler";
import { enterTenant, leaveTenant } from "../../database/inTenant";
import { SYSTEM_ROUTES } from "../../seed/systemRoutes";
import { memberships, persons, tenantHosts, tenants } from "../../database/schema";
import { changeSettings } from "./changeSettings";
import { checkSettings } from "./checkSettings";

/** A label of a host name. */
const KEY = /^[a-z](?:[a-z0-9]|-(?=[a-z0-9])){1,39}$/;
const HOST = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;

export const NewSite = z.object({
  key: z.string(),
  /** Missing: the key below the domain of the site that asks. */
  host: z.string().optional(),
  settings: z.record(z.string(), z.unknown()),
});

/** The settings of a new site, with defaults where its template says nothing. */
const withDefaults = ({ home, ...settings }: Readonly<Record<string, unknown>>) => {
  const frame = { layout: "default", isMaintenance: false, css: {}, meta: {}, ...settings };
  const { success, data } = TenantSettings.safeParse(frame);
  const whole = success ? { ...data, routes: [...new Set([...data.routes, ...SYSTEM_ROUTES])] } : frame;
  return { ...settings, ...whole, home: home ?? HomeSetting.parse({ sections: [] }) };
};

/** `sanggar.serambi.example` beside `main.serambi.example`. */
const hostBeside = (host: string, key: string): string => {
  const [, ...domain] = host.split(".");
  return [key, ...(domain.length > 0 ? domain : [host])].join(".");
};

const requireFree = async ({ tx, texts }: TenantCall<unknown>, key: string, host: string): Promise<void> => {
  const isTaken = {
    key: (await tx.$count(tenants, eq(tenants.key, key))) > 0,
    host: (await tx.$count(tenantHosts, eq(tenantHosts.host, host))) > 0,
  };
  if (!isTaken.key && !isTaken.host) return;
  const field = isTaken.key ? "key" : "host";
  throw new ApiFailure(422, texts.invalid, { fields: { [field]: texts.newSite.taken } });
};

/** Lets the person who makes a site run it, if they have an account. */
const enrol = async ({ tx }: TenantCall<unknown>, tenantId: string, user: User, now: Date): Promise<void> => {
  const personId = z.uuid().safeParse(user.id).data;
  if (personId === undefined || (await tx.$count(persons, eq(persons.id, personId))) === 0) return;
  await enterTenant(tx, tenantId);
  await tx.insert(memberships).values({ tenantId, personId, userKind: 0, createdAt: now });
  await leaveTenant(tx);
};

/**
 * Makes a site that answers with the next request: its address, its settings, and whoever made it as the one who runs it.
 * @throws ApiFailure 422 with the name of what is wrong or taken; there is no such site then
 */
export const makeSite = async (
  call: TenantCall<unknown>,
  deps: AppDeps,
  { key, host: asked, settings }: z.infer<typeof NewSite>,
  user: User,
): Promise<{ readonly key: string; readonly host: string }> => {
  const { tx, tenant, texts, language } = call;
  const host = (asked ?? hostBeside(tenant.host, key)).toLowerCase();
  const fields = {
    ...(!KEY.test(key) && { key: texts.newSite.key }),
    ...(!HOST.test(host) && { host: texts.newSite.host }),
  };
  if (Object.keys(fields).length > 0) throw new ApiFailure(422, texts.invalid, { fields });
  const values = checkSettings(withDefaults(settings), deps, language);
  // The directory of sites is nobody's who is in one of them.
  await leaveTenant(tx);
  await requireFree(call, key, host);
  const id = randomUUID();
  const siteLanguage = TenantSettings.shape.language.parse(values["language"]);
  await tx.insert(tenants).values({ id, key, language: siteLanguage });
  await tx.insert(tenantHosts).values({ host, tenantId: id });
  await enrol(call, id, user, deps.now());
  await enterTenant(tx, id);
  await changeSettings({ tx, tenant: { ...tenant, id, key } }, { values, user, now: deps.now() });
  return { key, host };
};
