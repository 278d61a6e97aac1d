import { AppError } from "@serambi/kernel/errors";
import type { RemoteDeps } from "@serambi/kernel/remote";

import type { Track } from "../../contract/podcast/Track";

const bringClient = () =>
  import("../../api/podcast/TrackClient").catch((cause: unknown) => {
    throw new AppError("offline", "The code that reads an episode did not come", { cause });
  });

/**
 * Asks for an episode from the browser: of the player that is put back below a page, and of one that was begun in a list, which
 * told of no chapters.
 * @param key id or slug
 * @throws AppError not-found | offline | timeout | upstream | malformed
 */
export const readTrack = async ({ http, tenant, report }: RemoteDeps, key: string): Promise<Track> => {
  const { TrackClient } = await bringClient();
  return new TrackClient(http.services, tenant, report).track(key);
};
