import { demoCorporate } from "./demoCorporate";
import { demoGovernment } from "./demoGovernment";
import type { SeedPortfolio } from "./portfolioParts";

const [hotels, drivers, questions] = demoCorporate;
const [schools, islands, librarians] = demoGovernment;

/** Three companies and three public offices that use the product, by turns. */
export const demoPortfolio: SeedPortfolio = {
  title: "Enam ruang belajar yang sudah dihuni",
  lead: "Sekolah bukan satu-satunya yang mengajar. Begini ruang yang sama dipakai sebuah kota, tiga kapal, sebelas hotel, dan beberapa tempat lain, lengkap dengan yang tidak berhasil.",
  cases: [schools, hotels, islands, drivers, librarians, questions].filter((found) => found !== undefined),
  action: {
    title: "Punya tempat belajar yang tidak mirip sekolah?",
    text: "Kirim satu paragraf tentang siapa yang belajar dan di mana mereka berdiri ketika belajar. Balasannya sebuah ruang coba, bukan brosur.",
    label: "Ceritakan tempatnya",
    href: "mailto:demo@serambi.example?subject=Tempat%20belajar%20kami",
  },
};
