import { isAppError } from "@serambi/kernel/errors";
import { readEnvelope, type HttpClient } from "@serambi/kernel/http";
import type { PublicTenant } from "@serambi/kernel/contracts";
import * as z from "zod/mini";

import { pictureAddress } from "../contract/gallery/galleryAddress";
import { POST_KINDS } from "../contract/hosts/posts";
import { postPath } from "../contract/paths";

/** The post or picture that an old address leads to (`post/moved`). */
const Moved = z.object({
  kind: z.enum([...POST_KINDS, "picture"]),
  id: z.string(),
  slug: z.string(),
  category: z.object({ slug: z.string() }),
});

const NOWHERE: ReadonlySet<string> = new Set(["not-found", "bad-request", "invalid"]);

/** Old addresses of what a site publishes. */
export class MovedClient {
  constructor(private readonly services: HttpClient) {}

  /**
   * The path at which something stands now that stood under an old address before (`post/moved`).
   * @returns undefined where nothing has moved from there, or this site has no page for it
   * @throws AppError offline | timeout | upstream | malformed
   */
  async newPath(tenant: PublicTenant, path: string): Promise<string | undefined> {
    try {
      const answer = await this.services.get("post/moved", { params: { path } });
      const { kind, ...post } = readEnvelope(answer, Moved);
      return kind === "picture" ? pictureAddress(post.slug) : postPath(tenant, { ...post, kind });
    } catch (error) {
      if (isAppError(error) && NOWHERE.has(error.code)) return undefined;
      throw error;
    }
  }
}
