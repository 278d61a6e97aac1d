import { PageSetting, TenantMeta, type Language } from "@serambi/kernel/contracts";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader } from "@serambi/kernel/server";
import * as z from "zod/mini";

import { readRole } from "../api/readRole";
import type { SiteMessages } from "../messages/types";

const json = (schema: z.ZodMiniType): Record<string, unknown> =>
  z.toJSONSchema(schema, { io: "input" }) as Record<string, unknown>; // a schema is plain JSON

const Page = z.pick(PageSetting, { title: true, description: true, image: true, imageAlt: true });

/** `/Editor`: the desk. The draft is fetched by the page, since it may be larger than a page's data can be. */
export const siteLoader = loader(async ({ tenant, http }: RemoteDeps, { t }: PageContext<SiteMessages>) => ({
  data: {
    siteTitle: tenant.settings.title,
    language: tenant.language satisfies Language,
    mayMakeSites: (await readRole(http)) === "superadmin",
    schemas: { meta: json(TenantMeta), page: json(Page) },
  },
  head: { title: t.title, description: "" },
}));
