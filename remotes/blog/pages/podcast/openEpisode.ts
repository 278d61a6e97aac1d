import type { PageContext, PageOutcome } from "@serambi/kernel/remote";

import { episodePath } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";
import { podcastOf } from "../../stores/podcast/podcastOf";

const UNKNOWN = new Set(["not-found", "bad-request", "invalid"]);

/** Opens an episode by the id, or else the slug, of its address; what is wrong of the address leads to the right one. */
export const openEpisode = async (
  store: BlogStore,
  { params, query, tenant }: PageContext<Messages>,
): Promise<PageOutcome> => {
  const podcast = podcastOf(store);
  const key = params["id"] ?? "";
  const failure = await podcast.open(key);
  if (failure && !UNKNOWN.has(failure.code)) throw failure;
  const episode = podcast.episode(key);
  const right = episode && episodePath(tenant, episode);
  if (!right) return { kind: "not-found" };
  const asked = `/${params["id"] ?? ""}/${params["title"] ?? ""}`.toLowerCase();
  if (`/${episode.id}/${episode.slug}`.toLowerCase() === asked) return { kind: "ok" };
  const search = query.toString();
  return { kind: "redirect", to: search ? `${right}?${search}` : right, status: 301 };
};
