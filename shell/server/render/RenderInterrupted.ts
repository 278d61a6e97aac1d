import type { RemoteVersion } from "./Renderer";

/**
 * Why the process that rendered was ended. It goes on where what all share in it was `altered`, and has been put back, where a page is
 * too `large`, and where pages of a version were too `slow` again and again.
 */
export const INTERRUPTION_CAUSES = ["blocked", "memory", "ended", "altered", "large", "slow"] as const;
export type InterruptionCause = (typeof INTERRUPTION_CAUSES)[number];

/** The page could not be finished: by what the code of a remote did, on this page or on another one. */
export class RenderInterrupted extends Error {
  override readonly name = "RenderInterrupted";

  constructor(
    readonly why: InterruptionCause,
    /** Whose code ran, where that could be found out. */
    readonly culprit: RemoteVersion | null,
    options?: ErrorOptions,
  ) {
    super(`Rendering was interrupted (${why})${culprit ? ` by ${culprit.remote} ${culprit.version}` : ""}`, options);
  }
}
