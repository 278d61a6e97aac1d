import { event } from "../../postParts";

export const rapatRedaksi = event({
  type: "open-day",
  title: "Rapat redaksi terbuka, awal tahun",
  slug: "rapat-redaksi-terbuka-2027",
  category: "acara",
  summary:
    "Dua kali setahun rapat Senin kami dapat ditonton siapa saja. Pembaca boleh mengajukan usul, dan mendengar mengapa usulnya ditolak.",
  author: { name: "Kinanti Larasati", role: "Wartawan" },
  publishedAt: "2026-11-18",
  tags: ["redaksi", "pembaca", "daring"],
  cover: { motif: "banji", seed: "rapat-redaksi" },
  timeZone: "WIB",
  startsAt: "2027-01-11 13:00",
  endsAt: "2027-01-11 15:00",
  isOnline: true,
  description: `
    <p>Setiap Senin pukul satu siang redaksi Lembar bertengkar dengan sopan tentang apa yang akan ditulis. Pada 11 Januari rapat itu berlangsung di depan pembaca, daring, tanpa gladi resik.</p>
    <p>Kirim usul liputan paling lambat 4 Januari, tiga kalimat saja: apa yang terjadi, siapa yang mengalaminya, dan mengapa sekarang. Lima belas usul dibahas langsung. Yang diterima mendapat wartawan; yang ditolak mendapat alasan.</p>
    <p>Tersedia takarir dan juru bahasa isyarat. Rekaman tidak disimpan.</p>
  `,
  programme: [
    ["2027-01-11 13:00", "Ralat pekan lalu, selalu paling dahulu"],
    ["2027-01-11 13:20", "Lima belas usul pembaca"],
    ["2027-01-11 14:40", "Putusan dan pembagian tugas"],
  ],
});
