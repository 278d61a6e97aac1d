import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage, type PageFixture, type TenantOverrides } from "@serambi/kernel/testing";

import type { Writing, WritingSummary } from "../../contract/writing/Writing";
import { sampleValue, sampleWriting } from "./sampleWriting";

const tenant: TenantOverrides = {
  settings: {
    routes: [
      "/",
      "/Editor",
      "/Editor/Writing",
      "/Editor/Writing/:kind/:id",
      "/Articles/:slug?/Detail/:id?/:title?",
      "/Event/:slug",
      "/Podcast/:id/:title?",
      "/Gallery",
    ],
  },
};

const row = (overrides: Partial<WritingSummary>): WritingSummary => ({
  kind: "article",
  id: "410022",
  slug: "desa",
  title: "Desa yang memutuskan",
  state: "draft",
  isChanged: true,
  changedAt: "2026-11-21T03:00:00.000Z",
  changedBy: "Ratna Dewi",
  publishedAt: null,
  ...overrides,
});

const LIST = "services post/writing/list";
const rows = answerPage([
  row({}),
  row({ id: "2", title: "", changedBy: "" }),
  row({ id: "3", state: "scheduled", publishedAt: "2026-11-25T00:00:00.000Z" }),
  row({ id: "4", kind: "event", state: "published", publishedAt: "2026-11-01T00:00:00.000Z" }),
  row({ id: "5", kind: "picture", state: "withdrawn" }),
]);

const list = (title: string, path: string, answers: PageFixture["answers"]): PageFixture => ({
  title,
  page: "writing",
  path,
  tenant,
  answers: { "auth user/detail": answer({ kind: 6 }), ...answers },
});

const write = (title: string, writing: Writing): PageFixture => ({
  title,
  page: "write",
  path: `/Editor/Writing/${writing.kind}/${writing.id}`,
  tenant,
  answers: {
    [`services post/writing/one/${writing.kind}/${writing.id}`]: answer(writing),
    "services post/writing/categories": answer([{ slug: "kabar", name: "Kabar" }]),
  },
});

const event = {
  startsAt: "2026-12-10T02:00:00.000Z",
  endsAt: "2026-12-10T05:00:00.000Z",
  timeZone: "Asia/Makassar",
  place: { name: "Aula", address: "Jalan Nuri 1", city: "Makassar" },
  isOnline: false,
  programme: [{ startsAt: "2026-12-10T02:00:00.000Z", title: "Pembukaan" }],
};
const episode = {
  number: 4,
  audio: { src: "/media/contoh/episode-4.mp3", mime: "audio/mpeg", bytes: 10, seconds: 145.7 },
  chapters: [{ title: "Awal", from: 0 }],
  transcript: [{ speaker: "Sari", text: "Halo.", from: 0.2, to: 1.5 }],
};
const picture = { src: "/media/contoh/a.jpg", width: 40, height: 30, alt: "Meja", caption: "", colour: "#aabbcc" };

/** Every face of the pages of those who write. */
export const writingFixtures: readonly PageFixture[] = [
  list("what is written, in every state", "/Editor/Writing", { [LIST]: rows }),
  {
    ...list("a new one is begun", "/Editor/Writing", {
      [LIST]: rows,
      "POST services post/writing/new": answer(sampleWriting()),
    }),
    form: { kind: "article" },
  },
  list("a filter that nothing matches", "/Editor/Writing?search=tak+ada&state=draft", { [LIST]: answerPage([]) }),
  list("a list that did not come", "/Editor/Writing", { [LIST]: new AppError("upstream", "Server sedang sibuk") }),
  write("a draft", sampleWriting()),
  write(
    "a post with a past",
    sampleWriting("article", {
      state: "published",
      publishedAt: "2026-11-01T00:00:00.000Z",
      scheduledAt: "2026-12-01T00:00:00.000Z",
      liveSlug: "desa",
      value: sampleValue({ cover: "/media/contoh/a.jpg" }),
      redirects: [
        { source: "wanareja", isTyped: false, madeAt: "2026-11-12T00:00:00.000Z" },
        { source: "/blog/2019/desa", isTyped: true, madeAt: "2026-11-13T00:00:00.000Z" },
      ],
      versions: [{ number: 1, publishedAt: "2026-11-01T00:00:00.000Z", publishedBy: "" }],
    }),
  ),
  write("an event", sampleWriting("event", { value: sampleValue({ event }) })),
  write("an episode", sampleWriting("podcast", { value: sampleValue({ episode }) })),
  write(
    "a picture that was withdrawn",
    sampleWriting("picture", { state: "withdrawn", value: sampleValue({ picture }) }),
  ),
];
