import type { Draft } from "@serambi/kernel/cms";
import { eq } from "drizzle-orm";

import type { AppDeps, TenantCall } from "../../app/tenantHandler";
import { settings } from "../../database/schema";
import { SETTINGS_VERSION } from "../../database/settingsVersion";
import { isSettingKey, problemsOf } from "./checkSettings";
import { editorNames } from "./editorNames";
import { listPreviews } from "./previews";
import { SiteDraft, type Values } from "./SiteDraft";

/** The editor marks each section with something wrong: a new version of a remote may refuse one on every page. */
const MAX_MARKED = 500;

/** Every setting of the site as visitors have it. */
export const liveValues = async ({ tx }: Pick<TenantCall<unknown>, "tx">): Promise<Values> => {
  const rows = await tx
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(eq(settings.version, SETTINGS_VERSION));
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
};

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** A draft as the editor shows it. */
export const describeDraft = async (call: TenantCall<unknown>, deps: AppDeps): Promise<Draft> => {
  const draft = new SiteDraft(call, deps.now());
  const { version, values, changedAt, changedBy, publishAt } = await draft.read();
  const links = await listPreviews(call, deps.now());
  const editor = await editorNames(call.tx, [changedBy, ...links.map(({ madeBy }) => madeBy)]);
  const live = await liveValues(call);
  const unchanged = Object.entries(live).filter(([key]) => !Object.hasOwn(values, key) && isSettingKey(key, deps));
  return {
    version,
    live,
    values,
    changedAt: isoOf(changedAt),
    changedBy: changedBy === null ? null : editor(changedBy),
    publishAt: isoOf(publishAt),
    ...(await draft.steps()),
    problems: problemsOf(values, deps, call.language, MAX_MARKED),
    liveProblems: problemsOf(Object.fromEntries(unchanged), deps, call.language, MAX_MARKED),
    links: links.map(({ id, endsAt, madeBy }) => ({ id, endsAt: endsAt.toISOString(), madeBy: editor(madeBy) })),
  };
};
