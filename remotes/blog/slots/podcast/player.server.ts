import { serverSlot } from "@serambi/kernel/server";

import { TrackClient } from "../../api/podcast/TrackClient";
import { PlayerProps } from "../../contract/podcast/playerSlot";

/**
 * `podcast.player.v1`: the episode of a card in a page. The player in the dock is placed by the browser, which knows what it plays
 * and asks for the rest.
 */
export const playerSlot = serverSlot(PlayerProps, async ({ http, tenant, report }, { place, episodeId }) =>
  place === "dock" ? null : new TrackClient(http.services, tenant, report).track(episodeId),
);
