import { TenantCss } from "@serambi/kernel/contracts";
import { themeColours, toHex } from "@serambi/kernel/ui/theme";
import { and, eq } from "drizzle-orm";
import * as z from "zod";

import type { Transaction } from "../../database/Database";
import { settings } from "../../database/schema";
import { SETTINGS_VERSION } from "../../database/settingsVersion";
import type { Envelope } from "../mail/Letter";

/** The name of the tenant's site and its colours, as they can be read on each other: what its letters look like. */
export const letterheadOf = async (
  tx: Transaction,
  { key }: { readonly key: string },
): Promise<Pick<Envelope, "siteTitle" | "colours">> => {
  const read = async (name: string): Promise<unknown> => {
    const own = and(eq(settings.version, SETTINGS_VERSION), eq(settings.key, name));
    const [row] = await tx.select({ value: settings.value }).from(settings).where(own);
    return row?.value;
  };
  const title = await read("title");
  const { light } = themeColours(z.parse(TenantCss, (await read("css")) ?? {}), { field: ["primary", "base"] });
  const { primary, secondary } = light.roles;
  const colours = {
    fill: toHex(primary.fill.ground),
    onFill: toHex(primary.fill.text),
    accent: toHex(secondary.fill.ground),
  };
  return { siteTitle: typeof title === "string" ? title : key, colours };
};
