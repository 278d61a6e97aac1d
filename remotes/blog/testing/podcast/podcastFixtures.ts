import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage, type PageFixture, type SlotFixture, type TenantOverrides } from "@serambi/kernel/testing";

import { podcastAnswers, sampleEpisode, sampleEpisodeDetail } from "./sampleEpisodes";

const everything: TenantOverrides = { settings: { routes: ["/", "/Podcast", "/Podcast/:id/:title?"] } };
const listOnly: TenantOverrides = { settings: { routes: ["/", "/Podcast"] } };
const lost = new AppError("upstream", "The host did not answer as it should");
const LIST = "services podcast/list";
const DETAIL = "services podcast/detail";
const RIGHT = "/Podcast/episode-8/suara-dari-dermaga-8";

const page = (id: string, path: string, title: string, changes: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: id,
  path,
  answers: podcastAnswers,
  tenant: everything,
  ...changes,
});

const but = (changes: Readonly<Record<string, unknown>>): Pick<PageFixture, "answers"> => ({
  answers: { ...podcastAnswers, ...changes },
});

/** Every face of the pages of the podcast. */
export const podcastPageFixtures: readonly PageFixture[] = [
  page("podcast", "/Podcast", "the newest, and the first of two pages of the others"),
  page("podcast", "/Podcast?page=2", "the second page"),
  page("podcast", "/Podcast?page=abc", "a page that is no number"),
  page(
    "podcast",
    "/Podcast?page=9",
    "a page behind the last",
    but({ [LIST]: answerPage([], { page: 9, perPage: 6, totalItems: 8 }) }),
  ),
  page("podcast", "/Podcast?search=dermaga&categorySlug=siniar", "a search in a category"),
  page("podcast", "/Podcast?search=zzz", "a search that finds nothing", but({ [LIST]: answerPage([]) })),
  page("podcast", "/Podcast?categorySlug=tidak-ada", "a category that nobody has", but({ [LIST]: answerPage([]) })),
  page("podcast", "/Podcast", "a site without episodes", {
    answers: { [LIST]: answerPage([]), "services v2/post/category": answerPage([]) },
  }),
  page("podcast", "/Podcast", "one episode only", but({ [LIST]: answerPage([sampleEpisode()]) })),
  page("podcast", "/Podcast", "a site that has no page for an episode", { tenant: listOnly }),
  page("podcast", "/Podcast", "a host that is down", { answers: { [LIST]: lost, "services v2/post/category": lost } }),
  page(
    "podcast",
    "/Podcast",
    "recordings of another host",
    but({
      [LIST]: answerPage(
        [sampleEpisode(2), sampleEpisode(1)].map((episode) => ({
          ...episode,
          audio: { ...episode.audio, src: "https://elsewhere.example/1.mp3" },
        })),
      ),
    }),
  ),
  page("episode", RIGHT, "an episode"),
  page("episode", `${RIGHT}?t=90`, "an episode from its second minute on"),
  page(
    "episode",
    RIGHT,
    "an episode of which little is known",
    but({
      [DETAIL]: answer(
        sampleEpisodeDetail({
          content: "",
          chapters: [],
          transcript: [],
          previous: null,
          summary: "",
          author: { name: "", role: "" },
          cover: "",
          art: null,
        }),
      ),
    }),
  ),
  page(
    "episode",
    RIGHT,
    "an episode in another language, with a picture",
    but({
      [DETAIL]: answer(sampleEpisodeDetail({ language: "en", cover: "/media/contoh/sampul.webp" })),
    }),
  ),
  page(
    "episode",
    RIGHT,
    "an episode without a recording",
    but({
      [DETAIL]: answer(sampleEpisodeDetail({ audio: { src: "", mime: "", bytes: 0, seconds: 0 } })),
    }),
  ),
  page("episode", "/Podcast/episode-8", "an address without a title", { outcome: "redirect" }),
  page("episode", "/Podcast/episode-8/lain?t=9", "an address with another title", { outcome: "redirect" }),
  page("episode", "/Podcast/suara-dari-dermaga-8", "an address that names the slug", { outcome: "redirect" }),
  page("episode", "/Podcast/tidak-ada", "an episode that is not there", {
    outcome: "not-found",
    ...but({ [DETAIL]: new AppError("not-found", "none"), "services post/moved": new AppError("not-found", "none") }),
  }),
  page("episode", RIGHT, "a host that is down", { outcome: "failed", ...but({ [DETAIL]: lost }) }),
];

const slot = (title: string, props: SlotFixture["props"], changes: Partial<SlotFixture> = {}): SlotFixture => ({
  title,
  slot: "podcast.player.v1",
  props,
  answers: podcastAnswers,
  tenant: everything,
  rejects: [{}, { episodeId: "" }, { episodeId: 8 }, { episodeId: "a".repeat(201) }, { episodeId: "8", place: "roof" }],
  ...changes,
});

export const podcastSlotFixtures: readonly SlotFixture[] = [
  slot("a card in a page", { episodeId: "episode-8" }),
  slot(
    "a card on a site that has no page for an episode",
    { episodeId: "episode-8" },
    { tenant: { settings: { routes: ["/"] } } },
  ),
];
