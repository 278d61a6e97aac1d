import type { ServiceCall, ServiceSetting } from "@serambi/kernel/service";
import * as z from "zod";

import { readSetting } from "../readSetting";

/** A site with leaderboards of pupils: `cms/app/setting/boards`. */
export const BoardSetting = z.strictObject({
  /** As it is written: `2026/27`. */
  season: z.string().min(1).max(20),
  /** Day in Jakarta. */
  seasonStartsOn: z.iso.date(),
});
export type BoardSetting = z.infer<typeof BoardSetting>;

export const boardSetting: ServiceSetting = {
  schema: BoardSetting,
  takes: {
    id: "season (nama musim) dan seasonStartsOn (tanggal)",
    en: "season (its name) and seasonStartsOn (a day)",
  },
};

/** Null where there are no leaderboards. */
export const readBoardSetting = (call: Pick<ServiceCall, "sql" | "tenant">): Promise<BoardSetting | null> =>
  readSetting(call, "boards", BoardSetting);
