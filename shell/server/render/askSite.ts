import { AppError } from "@serambi/kernel/errors";

import type { Release } from "../../registry/resolve";
import type { SiteEdition } from "../edition/SiteEdition";
import type { Session } from "../upstream/types";
import type { Upstream } from "../upstream/Upstream";
import type { Releases } from "./Releases";
import type { Renderer, SiteQuestions, Topic } from "./Renderer";
import { RenderInterrupted } from "./RenderInterrupted";

export interface AskDeps {
  readonly releases: Releases;
  readonly renderer: Renderer;
  readonly upstream: Upstream;
}

interface AskedOf<T extends Topic> {
  readonly host: string;
  readonly path?: string;
  readonly topic: T;
  readonly asked: SiteQuestions[T]["asked"];
  /** Whose question it is, where the answer may be one visitor's own. */
  readonly session?: Session | undefined;
  /** Of whoever asks, where another one than everybody's may be theirs. */
  readonly release?: Release;
}

const RETRY_AFTER_SECONDS = 60;

/**
 * What the remotes of a site tell of it, in the release that is live for everybody if none is named.
 * @param host canonical, as it was asked for; `path` where a part of the host is a site of its own
 * @throws AppError of the host that could not tell; unavailable where the renderer was ended meanwhile
 */
export const askSite = async <T extends Topic>(
  { releases, renderer, upstream }: AskDeps,
  edition: SiteEdition,
  { host, path = "/", topic, asked, session, release: theirs }: AskedOf<T>,
): Promise<SiteQuestions[T]["answer"]> => {
  const { key, id: lmsId, language } = edition.tenant;
  const release = theirs ?? (await releases.current(key)).release;
  const http = upstream.clients({ host, path, lmsId, language, ...(session && { session }) });
  const { tenant, digest } = edition.in(release);
  try {
    return await renderer.ask(release, { topic, asked, tenant, digest }, http);
  } catch (error) {
    if (!(error instanceof RenderInterrupted)) throw error;
    throw new AppError("unavailable", error.message, { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
};
