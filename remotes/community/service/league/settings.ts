import type { ServiceSetting } from "@serambi/kernel/service";
import * as z from "zod";

import { SEASON } from "../../contract/teamLimits";

const Registration = z.strictObject({
  /** The season that teams register for. */
  season: z.string().regex(SEASON),
  /** Days in Jakarta; both belong to it. */
  opensAt: z.iso.date(),
  until: z.iso.date(),
});

/** A site with a league: `cms/app/setting/league`. */
export const LeagueSetting = z.strictObject({
  /** Told of each registration of a team. */
  inbox: z.email(),
  registration: Registration,
});
export type LeagueSetting = z.infer<typeof LeagueSetting>;

export const leagueSetting: ServiceSetting = {
  schema: LeagueSetting,
  takes: {
    id: "inbox (alamat surel) dan registration (season, opensAt, until)",
    en: "inbox (an e-mail address) and registration (season, opensAt, until)",
  },
};
