import type { ServerSlots } from "@serambi/kernel/server";

import { playerSlot } from "./player.server";
import type { podcastSlots } from "./podcastSlots";

/** The server's parts of the podcast's slots, by their names. */
export const podcastServerSlots = { "podcast.player.v1": playerSlot } satisfies ServerSlots<typeof podcastSlots>;
