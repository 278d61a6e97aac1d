import { event } from "../../postParts";

export const hariReparasi = event({
  type: "workshop",
  title: "Hari reparasi: laptop bekas, umur kedua",
  slug: "hari-reparasi-laptop-bekas",
  category: "acara",
  summary:
    "Bawa laptop yang lambat. Bersama tukang servis, bukalah sendiri, bersihkan, dan pulanglah dengan catatan di bawahnya.",
  author: { name: "Rangga Saputro", role: "Tukang servis komputer" },
  publishedAt: "2026-08-10",
  tags: ["reparasi", "sampah elektronik", "Purwokerto"],
  cover: { motif: "poleng", seed: "hari-reparasi" },
  timeZone: "WIB",
  startsAt: "2026-08-29 09:00",
  endsAt: "2026-08-29 15:00",
  place: { name: "Aula Perpustakaan Lama", address: "Jalan Bank 9", city: "Purwokerto" },
  isOnline: false,
  description: `
    <p>Delapan meja, delapan tukang servis, tidak seorang pun boleh menyentuh laptop Anda. Merekalah yang menunjuk; Anda yang memegang obeng.</p>
    <p>Tiga puluh empat laptop datang. Dua puluh sembilan pulang menyala, tiga pulang dengan daftar suku cadang, dua tinggal sebagai penyumbang suku cadang atas izin pemiliknya. Debu yang dikumpulkan ditimbang: tiga ratus sepuluh gram.</p>
    <p>Acara ini menyertai panduan <em>Laptop bekas, umur kedua</em>. Yang berikutnya direncanakan di Tegal.</p>
  `,
  programme: [
    ["2026-08-29 09:00", "Pendaftaran dan pemeriksaan"],
    ["2026-08-29 10:00", "Membuka, membersihkan, memasang"],
    ["2026-08-29 14:00", "Menempelkan kertas riwayat"],
  ],
});
