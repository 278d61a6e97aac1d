import { event } from "../../postParts";

export const kunjunganKamarMesin = event({
  type: "talk",
  title: "Kunjungan daring ke kamar mesin, dari Bitung",
  slug: "kunjungan-daring-kamar-mesin",
  category: "acara",
  summary:
    "Kelas Teknika SMK Bahari menyapa seorang masinis yang sedang bersandar di Bitung. Bawa pelindung telinga dan pertanyaan.",
  author: { name: "Johanis Lumentut", role: "Instruktur bengkel, SMK Bahari" },
  publishedAt: "2026-11-17",
  tags: ["SMK Bahari", "mesin kapal", "daring"],
  cover: { motif: "mega mendung", seed: "kamar-mesin-bitung" },
  timeZone: "WITA",
  startsAt: "2027-01-20 10:00",
  endsAt: "2027-01-20 11:15",
  isOnline: true,
  description: `
    <p>Seorang lulusan angkatan 2014 kini masinis kedua di kapal barang. Kapalnya bersandar di Bitung tiga hari, dan ia bersedia membawa telepon ke bawah. Di kamar mesin tidak ada sinyal, jadi gambarnya lewat kabel empat puluh meter.</p>
    <p>Murid menyiapkan pertanyaan dalam buku jaga. Aturan kelas berlaku: tidak boleh memakai kata aneh. Sebutkan bunyinya seperti apa.</p>
    <p>Perhatikan waktunya: pukul 10.00 WITA sama dengan pukul 09.00 WIB di sekolah.</p>
  `,
  programme: [
    ["2027-01-20 10:00", "Turun ke kamar mesin"],
    ["2027-01-20 10:30", "Menebak dari bunyi"],
    ["2027-01-20 10:50", "Pertanyaan dari buku jaga"],
  ],
});
