import { event } from "../../postParts";

export const pentasAkhirTahun = event({
  type: "open-day",
  title: "Pentas akhir tahun SMA Karangjati",
  slug: "pentas-akhir-tahun",
  category: "acara",
  summary:
    "Orkes kelas X, drama kelas XI yang menolak berakhir, dan dapur kantin yang untuk sekali ini dijalankan guru.",
  author: { name: "Tata usaha SMA Karangjati", role: "Sekretariat" },
  publishedAt: "2026-11-13",
  tags: ["pentas", "Karangjati", "orang tua"],
  cover: { motif: "truntum", seed: "pentas-akhir-tahun" },
  timeZone: "WIB",
  startsAt: "2026-12-18 15:30",
  endsAt: "2026-12-18 20:00",
  place: { name: "Aula SMA Karangjati", address: "Jalan Raya Karangjati 27", city: "Karangjati" },
  isOnline: false,
  description: `
    <p>Terbuka untuk keluarga, tetangga, dan alumni. Kelas XI menampilkan drama dengan tiga akhir; penonton memilih dengan mengangkat sandal.</p>
    <p>Kantin dijalankan guru. Murid menjadi pelanggan, dan untuk sekali ini boleh mengembalikan makanan dengan alasan tertulis.</p>
    <p>Kursi roda masuk lewat pintu timur. Tempat duduk dekat panggung dapat dipesan untuk penonton yang kurang pendengaran; hubungi tata usaha paling lambat 14 Desember.</p>
  `,
  programme: [
    ["2026-12-18 15:30", "Kantin guru dibuka"],
    ["2026-12-18 16:30", "Orkes kelas X"],
    ["2026-12-18 18:30", "Drama kelas XI"],
  ],
});
