import { foundationCorporate } from "./foundationCorporate";
import { foundationGovernment } from "./foundationGovernment";
import type { SeedPortfolio } from "./portfolioParts";

const [shipyard, fabric, cooperatives] = foundationCorporate;
const [network, clinics, examiners] = foundationGovernment;

/** Three pieces of work with companies and three with public offices, by turns. */
export const foundationPortfolio: SeedPortfolio = {
  title: "Yang kami kerjakan bersama",
  lead: "Sekolah tidak membayar, jadi ada yang menanggung. Inilah enam pekerjaan bersama perusahaan dan pemerintah: apa yang mereka minta, apa yang akhirnya dikerjakan, dan berapa yang berubah.",
  cases: [network, shipyard, clinics, cooperatives, examiners, fabric].filter((found) => found !== undefined),
  action: {
    title: "Ada sekolah di dekat Anda yang ingin Anda temani?",
    text: "Ceritakan bidang usaha atau wilayah kerja Anda, dan sekolah yang Anda bayangkan. Kami datang dua hari ke sana sebelum menjawab ya atau tidak.",
    label: "Tulis kepada yayasan",
    href: "mailto:yayasan@serambi.example?subject=Pekerjaan%20bersama",
  },
};
