import type { ServiceCall, ServiceSetting } from "@serambi/kernel/service";
import * as z from "zod";

import { SEASON } from "../../contract/teamLimits";
import { readSetting } from "../readSetting";

const Registration = z.strictObject({
  /** The season that teams register for. */
  season: z.string().regex(SEASON),
  /** Days in Jakarta; both belong to it. */
  opensAt: z.iso.date(),
  until: z.iso.date(),
});

const Season = z.strictObject({
  season: z.string().regex(SEASON),
  /** Day on which the bracket begins, where that is known. */
  knockoutOn: z.iso.date().optional(),
});

/** A site with a league: `cms/app/setting/league`. */
export const LeagueSetting = z.strictObject({
  /** Told of each registration of a team. */
  inbox: z.email(),
  registration: Registration,
  /** Seasons that are shown, the newest first. */
  seasons: z.array(Season).default([]),
});
export type LeagueSetting = z.infer<typeof LeagueSetting>;

export const leagueSetting: ServiceSetting = {
  schema: LeagueSetting,
  takes: {
    id: "inbox (alamat surel), registration (season, opensAt, until) dan seasons (season, knockoutOn)",
    en: "inbox (an e-mail address), registration (season, opensAt, until) and seasons (season, knockoutOn)",
  },
};

/** Null where there is no league. */
export const readLeagueSetting = (call: Pick<ServiceCall, "sql" | "tenant">): Promise<LeagueSetting | null> =>
  readSetting(call, "league", LeagueSetting);
