import type { PublicTenant } from "@serambi/kernel/contracts";
import { readEnvelope, type HttpClient, type Report } from "@serambi/kernel/http";

import { Episode } from "../../contract/hosts/posts";
import type { Track } from "../../contract/podcast/Track";
import { withOwnCover } from "../withOwnCover";
import { ownRecording } from "./ownRecording";
import { trackOf } from "./trackOf";

/** An episode for who plays it. Browsers have this, too: without its notes it needs no sanitiser. */
export class TrackClient {
  constructor(
    private readonly services: HttpClient,
    private readonly tenant: PublicTenant,
    private readonly report?: Report,
  ) {}

  /**
   * The recording of an episode with its chapters (`podcast/detail`).
   * @param key id or slug
   * @throws AppError not-found | offline | timeout | upstream | malformed
   */
  async track(key: string): Promise<Track> {
    const answer = await this.services.get("podcast/detail", { params: { id: key } });
    const episode = readEnvelope(answer, Episode, { call: "podcast/detail", report: this.report });
    return trackOf(this.tenant, ownRecording(withOwnCover(episode)));
  }
}
