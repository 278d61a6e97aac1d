import { event } from "../../postParts";

export const merekamSekolah = event({
  type: "workshop",
  title: "Lokakarya: merekam bunyi sekolah dengan satu telepon",
  slug: "lokakarya-merekam-bunyi-sekolah",
  category: "acara",
  summary:
    "Sehari di Makassar untuk guru dan murid yang ingin membuat siniar: mendengar, merekam di tempat ramai, menyunting tiga menit.",
  author: { name: "Bagus Adiwinata", role: "Produser" },
  publishedAt: "2026-11-10",
  tags: ["siniar", "lokakarya", "Makassar"],
  cover: { motif: "tumpal", seed: "merekam-sekolah" },
  timeZone: "WITA",
  startsAt: "2026-12-12 08:30",
  endsAt: "2026-12-12 16:00",
  place: { name: "Sanggar Losari", address: "Jalan Penghibur, lantai dua", city: "Makassar" },
  isOnline: false,
  description: `
    <p>Alat terbaik untuk mulai adalah yang ada di saku Anda. Dalam satu hari peserta keluar merekam, kembali, mendengarkan bersama, dan pulang membawa rekaman tiga menit yang selesai.</p>
    <h2>Yang dikerjakan</h2>
    <ul>
    <li>Sepuluh menit mendengarkan dengan mata tertutup, lalu menulis apa yang terdengar.</li>
    <li>Merekam percakapan di tempat ramai tanpa alat tambahan selain kaus kaki.</li>
    <li>Meminta izin: kalimat yang diucapkan sebelum tombol ditekan.</li>
    <li>Memotong. Bagian ini memakan setengah hari dan itu wajar.</li>
    </ul>
    <p>Untuk dua puluh orang, sebaiknya berpasangan satu guru dan satu murid. Biaya tidak ada; makan siang ada. Bawa telepon, pengisi daya, dan earphone berkabel.</p>
  `,
  programme: [
    ["2026-12-12 08:30", "Mendengarkan"],
    ["2026-12-12 09:30", "Merekam di pasar dan di dermaga"],
    ["2026-12-12 12:00", "Makan siang"],
    ["2026-12-12 13:00", "Menyunting berdua"],
    ["2026-12-12 15:15", "Semua rekaman diputar"],
  ],
});
