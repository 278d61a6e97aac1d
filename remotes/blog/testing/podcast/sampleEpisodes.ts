import { answer, answerPage } from "@serambi/kernel/testing";

import type { Episode, EpisodeSummary } from "../../contract/hosts/posts";
import { samplePost } from "../samplePosts";

/** An episode as a host answers it in a list. */
export const sampleEpisode = (number = 8, overrides: Partial<EpisodeSummary> = {}): EpisodeSummary => ({
  ...samplePost({
    id: `episode-${number}`,
    slug: `suara-dari-dermaga-${number}`,
    kind: "podcast",
    title: `Suara dari dermaga ${number}`,
    summary: "Seorang penjaga dermaga menghitung perahu yang pulang, dan anak-anak yang menunggu.",
    category: { slug: "siniar", name: "Siniar" },
    art: { motif: "mega mendung", seed: `dermaga-${number}` },
    author: { name: "Rani Kusumastuti", role: "Pembawa acara" },
  }),
  number,
  audio: { src: `/media/contoh/episode-${number}.mp3`, mime: "audio/mpeg", bytes: 291_456, seconds: 145.7 },
  ...overrides,
});

/** The same as its own page shows it. */
export const sampleEpisodeDetail = (overrides: Partial<Episode> = {}): Episode => ({
  ...sampleEpisode(),
  coverAlt: "",
  content: "<p>Direkam di dermaga, pukul lima pagi.</p><h2>Tim</h2><ul><li>Rani Kusumastuti</li></ul>",
  previous: {
    id: "episode-7",
    slug: "suara-dari-dermaga-7",
    title: "Suara dari dermaga 7",
    category: { slug: "siniar", name: "Siniar" },
  },
  next: null,
  chapters: [
    { title: "Menunggu", from: 0 },
    { title: "Menghitung", from: 40.5 },
    { title: "Pulang", from: 100 },
  ],
  transcript: [
    { speaker: "Rani", text: "Pukul lima pagi, dan lampu dermaga belum padam.", from: 0.4, to: 6 },
    { speaker: "Hendra", text: "Saya menghitung yang berangkat. Yang pulang dihitung anak-anak.", from: 6.2, to: 14 },
    { speaker: "Hendra", text: "Sebelas berangkat.", from: 14.1, to: 18 },
    { speaker: "Rani", text: "Dan pulang?", from: 41, to: 44 },
  ],
  ...overrides,
});

/** Of a site with eight episodes, two pages of them. */
export const podcastAnswers = {
  "services podcast/list": answerPage(
    [8, 7, 6, 5, 4, 3].map((number) => sampleEpisode(number)),
    { page: 1, perPage: 6, totalItems: 8 },
  ),
  "services podcast/list?page=2&pageSize=6": answerPage(
    [2, 1].map((number) => sampleEpisode(number)),
    { page: 2, perPage: 6, totalItems: 8 },
  ),
  "services v2/post/category": answerPage([
    { slug: "siniar", name: "Siniar", postCount: 6 },
    { slug: "sekolah", name: "Sekolah", postCount: 2 },
  ]),
  "services podcast/detail": answer(sampleEpisodeDetail()),
};
