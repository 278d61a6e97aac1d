import { fakeHttp, fakeTenant, type TenantOverrides } from "@serambi/kernel/testing";
import {
  REMOTE_CONTRACT,
  type AnyRemote,
  type FeedItem,
  type FeedModule,
  type RecordingText,
} from "@serambi/kernel/remote";

import type { LoadedRemote } from "../../../registry/BundleLoader";
import { LiveRelease } from "../../render/LiveRelease";
import type { AskedSite } from "../../render/AskedSite";

const PATHS = ["/Blog", "/News", "/Podcast"];

/** A thing that subscribers are told of, as a remote tells it. */
export const sampleItem = (overrides: Partial<FeedItem> = {}): FeedItem => ({
  path: "/Blog/tulisan-101/perpustakaan-di-atas-perahu",
  title: "Perpustakaan di atas perahu",
  summary: "Sekali sebulan perahu kayu ini merapat di tujuh dermaga.",
  html: () => Promise.resolve("<p>Perahu itu datang <em>sebelum</em> matahari.</p>"),
  author: "Marlina Tahitoe",
  publishedAt: "2026-10-19T07:00:00+07:00",
  updatedAt: "2026-10-20T09:30:00+07:00",
  categories: ["Sekolah", "membaca"],
  language: "id",
  ...overrides,
});

/** An episode of a podcast. */
export const sampleEpisode = (overrides: Partial<FeedItem> = {}): FeedItem =>
  sampleItem({
    path: "/Podcast/episode-8/suara-dari-dermaga",
    title: "Suara dari dermaga",
    audio: { src: "/media/media/episode-8.mp3", mime: "audio/mpeg", bytes: 291_456, seconds: 145.7, number: 8 },
    ...overrides,
  });

/** What that episode is read along with. */
export const sampleText = (overrides: Partial<RecordingText> = {}): RecordingText => ({
  transcript: [
    { speaker: "Rani", text: "Lampu dermaga belum padam.", from: 0.4, to: 6 },
    { speaker: "Hendra", text: "Sebelas berangkat.", from: 6.25, to: 3_671.5 },
  ],
  chapters: [
    { title: "Menunggu", from: 0 },
    { title: "Menghitung", from: 40.5 },
  ],
  ...overrides,
});

/** A feed module of which each section has these items. */
export const moduleOf = (
  sections: Readonly<Record<string, readonly FeedItem[]>>,
  recording?: FeedModule["recording"],
): FeedModule => ({
  ...(recording && { recording }),
  sections: () =>
    Object.keys(sections).map((section) => ({
      section,
      title: section.slice(1),
      ...(section === "/Podcast" && { podcast: "Education" }),
    })),
  read: (section) =>
    Promise.resolve({
      title: `${section.slice(1)} Lembar`,
      description: "Setiap tulisan baru.",
      items: sections[section] ?? [],
    }),
});

/** A release of one remote with pages and these feeds; none where it has no feed module. */
export const releaseWith = (feeds: FeedModule | undefined, id = "r1"): LiveRelease => {
  const remote = { id: "blog", contract: REMOTE_CONTRACT, ...(feeds && { feeds: () => Promise.resolve(feeds) }) };
  const loaded = { kind: "loaded", remote: remote as AnyRemote, artefact: { files: {} }, styles: new Map() };
  const shipped = {
    version: "1",
    sha384: "",
    signature: null,
    shippedAt: "",
    by: "",
    pages: [{ id: "all", paths: PATHS }],
    slots: [],
  };
  return new LiveRelease(
    { id, remotes: { blog: shipped } },
    new Map([["blog", loaded as unknown as LoadedRemote]]), // what feeds read of it
  );
};

/** A site that has the pages of that remote. */
export const siteWith = (feeds: FeedModule | undefined, tenant: TenantOverrides = {}): AskedSite => ({
  live: releaseWith(feeds),
  tenant: fakeTenant({
    origin: "https://lembar.example",
    ...tenant,
    settings: { title: "Lembar", routes: ["/", ...PATHS], ...tenant.settings },
  }),
  http: fakeHttp(),
  now: () => new Date("2026-11-21T03:00:00.000Z"),
});
