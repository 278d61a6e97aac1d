import { event } from "../../postParts";

export const pameranTigaSekolah = event({
  type: "exhibition",
  title: "Pameran tiga sekolah",
  slug: "pameran-tiga-sekolah-2026",
  category: "acara",
  summary:
    "Enam puluh tiga karya dari SMK Bahari, SMA Karangjati, dan Kursus Jahit Puspa, masing-masing dibuat bersama dari dua tempat.",
  author: { name: "Hadi Pranowo", role: "Panitia pameran" },
  publishedAt: "2026-10-12",
  tags: ["pameran", "SMK Bahari", "Kursus Jahit Puspa"],
  cover: { motif: "parang", seed: "pameran-tiga-sekolah-acara" },
  timeZone: "WIB",
  startsAt: "2026-10-26 15:00",
  endsAt: "2026-10-31 17:00",
  place: { name: "Gedung lama pelabuhan", address: "Jalan Dermaga 2", city: "Muaratama" },
  isOnline: false,
  description: `
    <p>Layar selebar empat meter, jam matahari yang akhirnya benar, lampu dari perangkap ikan, dan dua puluh botol bau. Setiap karya dibuat paling sedikit oleh dua orang dari dua sekolah.</p>
    <p>Selama enam hari 1.312 orang menandatangani buku tamu; sebagian dua kali. Karya nomor 17, yang kartunya berbunyi “belum”, selesai didamaikan pada hari kelima, di depan pengunjung, oleh seorang nenek.</p>
    <p>Papan kontur sekarang berada di SLB Muaratama.</p>
  `,
  programme: [
    ["2026-10-26 15:00", "Pembukaan, pita digunting"],
    ["2026-10-28 17:00", "Malam dengan pemandu kelas XI"],
    ["2026-10-31 13:00", "Undian karya"],
  ],
});
