import { answer, type Answers } from "@serambi/kernel/testing";

import type { PortfolioCase, PortfolioSetting } from "../../contract/hosts/portfolio";

export const PORTFOLIO = "services contoh/cms/app/setting/portfolio";

export const sampleCase = (changes: Partial<PortfolioCase> = {}): PortfolioCase => ({
  slug: "galangan-yang-merekrut",
  kind: "corporate",
  title: "Galangan yang merekrut dari kampung sebelah",
  summary: "Tiga sekolah mengajar las dengan cacat yang sungguhan.",
  description:
    "<p>Setiap kapal naik dok, <em>dua puluh</em> juru las datang dari jauh.</p><h2>Cacat sebagai bahan</h2>",
  clientName: "PT Galangan Arung Segara",
  startsOn: "2024-02-05",
  endsOn: "2026-06-19",
  batches: [
    { name: "Angkatan 1", startsOn: "2024-02-05", endsOn: "2024-06-21", participants: 26 },
    { name: "Angkatan 2", startsOn: "2025-12-01", endsOn: "2026-01-09", participants: 1_028 },
  ],
  projectLink: "https://www.galangan.example/las",
  video: "https://video.galangan.example/las",
  images: [
    { src: "/media/contoh/kartu.svg", alt: "Kartu kerja", caption: "Kartu kerja murid.", width: 960, height: 600 },
  ],
  cover: "/media/contoh/galangan.webp",
  ...changes,
});

/** Of little is known what it was: no groups, no pictures, no links, and it goes on. */
export const clinic = sampleCase({
  slug: "puskesmas-tanpa-antre",
  kind: "government",
  title: "Puskesmas tanpa antre",
  clientName: "Dinas Kesehatan Kabupaten Tanah Wulan",
  startsOn: "2025-07-14",
  endsOn: null,
  batches: undefined,
  projectLink: undefined,
  video: undefined,
  images: [],
  cover: "",
});

const others = ["satu", "dua", "tiga"].map((name) =>
  sampleCase({ slug: `pekerjaan-${name}`, title: `Pekerjaan ${name}`, clientName: `PT ${name}`, cover: "" }),
);

export const samplePortfolio = (changes: Partial<PortfolioSetting> = {}): PortfolioSetting => ({
  title: "Yang kami kerjakan",
  lead: "Lima pekerjaan, dengan angkanya.",
  cases: [sampleCase(), clinic, ...others],
  action: {
    title: "Ada yang ingin Anda kerjakan?",
    text: "Kami datang dua hari sebelum menjawab.",
    label: "Tulis kepada kami",
    href: "mailto:kami@contoh.example",
  },
  ...changes,
});

export const portfolioAnswers = (changes: Partial<PortfolioSetting> = {}): Answers => ({
  [PORTFOLIO]: answer(samplePortfolio(changes)),
});
