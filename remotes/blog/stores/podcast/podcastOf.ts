import type { BlogStore } from "../BlogStore";
import { DeviceKeys } from "./DeviceKeys";
import { hasKeptListening } from "./keptListening";
import { PlayerStore } from "./PlayerStore";
import { PodcastStore } from "./PodcastStore";
import { Positions } from "./Positions";

/** What there is to listen to in a visit, with its one player. */
export const podcastOf = (store: BlogStore): PodcastStore =>
  store.part("podcast", ({ tenant, podcast, listening }, saved) => {
    const player = new PlayerStore({
      createAudio: () => new Audio(),
      positions: new Positions(listening, hasKeptListening),
      device: () => new DeviceKeys(navigator.mediaSession, tenant.settings.title),
      isOnline: () => navigator.onLine,
    });
    return new PodcastStore(podcast, player, saved);
  });
