import { LAYOUT_NAMES, TenantSettings } from "@serambi/kernel/contracts";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader } from "@serambi/kernel/server";
import * as z from "zod/mini";

import type { SettingsMessages } from "../messages/types";

const Settings = z.extend(
  z.pick(TenantSettings, {
    isMaintenance: true,
    isLoginOnly: true,
    language: true,
    languages: true,
    analytics: true,
    redirects: true,
    navigation: true,
  }),
  { layout: z.enum(LAYOUT_NAMES) },
);

/** `/Editor/Settings`: the schema of what is set; the draft is fetched by the page. */
export const settingsLoader = loader(async ({ tenant }: RemoteDeps, { t }: PageContext<SettingsMessages>) => ({
  data: {
    siteTitle: tenant.settings.title,
    language: tenant.language,
    schema: z.toJSONSchema(Settings, { io: "input" }) as Record<string, unknown>, // a schema is plain JSON
  },
  head: { title: t.title, description: "" },
}));
