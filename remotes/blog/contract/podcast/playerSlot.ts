import * as z from "zod/mini";

/** `podcast.player.v1`: an episode to play. */
export const PlayerProps = z.object({
  /** Id or slug. */
  episodeId: z.string().check(z.minLength(1), z.maxLength(200)),
  /** `dock`: the player below every page. `page`: a card that starts it, anywhere in a page. */
  place: z._default(z.enum(["page", "dock"]), "page"),
  /** In the dock: begins by itself, as far as the browser lets it. */
  autoplay: z._default(z.boolean(), false),
});
