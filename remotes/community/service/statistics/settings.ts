import type { ServiceCall, ServiceSetting } from "@serambi/kernel/service";
import * as z from "zod";

import { readSetting } from "../readSetting";

const Name = z.strictObject({ id: z.string().min(2).max(60), en: z.string().min(2).max(60) });

/** A site with statistics: `cms/app/setting/statistics`. */
export const StatisticSetting = z.strictObject({
  programmes: z
    .array(z.strictObject({ id: z.string().regex(/^[a-z0-9-]{1,40}$/), name: Name }))
    .min(1)
    .max(20),
  /** Short courses for people at work, for `ce/extensions`. */
  extensions: z
    .array(z.strictObject({ slug: z.string().regex(/^[a-z0-9-]{1,60}$/), title: Name, hours: z.int().min(1).max(500) }))
    .max(40)
    .default([]),
});
export type StatisticSetting = z.infer<typeof StatisticSetting>;

export const statisticSetting: ServiceSetting = {
  schema: StatisticSetting,
  takes: {
    id: "programmes (id dan name) dan extensions (slug, title, hours)",
    en: "programmes (id and name) and extensions (slug, title, hours)",
  },
};

/** Null where a site tells no figures. */
export const readStatisticSetting = (call: Pick<ServiceCall, "sql" | "tenant">): Promise<StatisticSetting | null> =>
  readSetting(call, "statistics", StatisticSetting);
