import type { WebinarDraft } from "./withWebinars";

/** Evenings of the demo's school by the river. */
export const demoWebinars: readonly WebinarDraft[] = [
  {
    name: "Cuaca Malam Ini: Membaca Peta Angin Sebelum Berlayar",
    slug: "membaca-peta-angin-sebelum-berlayar",
    code: "WEB-D1",
    description:
      "Satu jam bersama nakhoda dan prakirawan: peta angin dibuka, tanda bahaya ditunjuk, lalu diputuskan berangkat atau menunggu.",
    programIds: ["demo-pelayaran"],
    startsAt: "2026-11-28T20:00:00+07:00",
    lengthMinutes: 60,
    level: "Umum",
    language: "Bahasa Indonesia",
    audience: "Taruna, nelayan, dan siapa pun yang menyeberang dengan perahu dan ingin tahu kapan sebaiknya tidak.",
    overview: [
      "Siaran memakai peta cuaca malam itu juga, bukan contoh dari buku. Peserta diminta menuliskan keputusan mereka sebelum pembicara menyampaikan keputusannya.",
      "Keesokan paginya catatan pelabuhan dikirimkan kepada semua peserta, sehingga terlihat siapa yang benar, dan lebih penting, mengapa.",
    ],
    outcomes: [
      "Membaca garis isobar dan panah angin pada peta sinoptik",
      "Menyebut tiga tanda yang membuat nakhoda menunda keberangkatan",
      "Mencari prakiraan resmi untuk pelabuhan terdekat",
      "Menuliskan keputusan beserta alasannya di buku jaga",
    ],
    speakers: [
      {
        name: "Kapten Yosefina Rumbewas",
        role: "Nakhoda kapal perintis",
        bio: "Pernah menunda keberangkatan sebelas jam dan didemo penumpang. Foto ombak malam itu masih ia simpan di anjungan.",
      },
      {
        name: "Aditya Prawiranegara",
        role: "Prakirawan cuaca maritim",
        bio: "Menggambar peta angin untuk pantai utara Jawa setiap enam jam, termasuk pada malam takbiran.",
      },
    ],
    agenda: ["Berangkat atau menunggu", "Peta malam ini, keputusan peserta, lalu keputusan nakhoda."],
  },
  {
    name: "Harga Jual Tanpa Menengok Tetangga",
    slug: "harga-jual-tanpa-menengok-tetangga",
    code: "WEB-D2",
    description:
      "Pemilik tiga usaha rumahan membuka bukunya di depan peserta, lalu harga jual dihitung ulang bersama dari biaya yang sebenarnya.",
    programIds: ["demo-usaha"],
    startsAt: "2026-12-09T19:00:00+07:00",
    lengthMinutes: 120,
    level: "Pemula",
    language: "Bahasa Indonesia",
    audience: "Pemilik lapak dan usaha rumahan yang ramai pembeli, tetapi tidak tahu ke mana uangnya pergi.",
    overview: [
      "Tidak ada rumus pada setengah jam pertama, hanya struk dan catatan. Keripik singkong, jahitan seragam, dan cuci sepatu: tiga usaha, tiga cara biaya bersembunyi.",
      "Peserta mengisi satu lembar untuk usahanya sendiri selama siaran berlangsung. Yang bersedia boleh memperlihatkannya; angka tidak direkam.",
    ],
    outcomes: [
      "Mencatat biaya yang biasanya terlewat, dari gas sampai jam anak sendiri",
      "Memisahkan biaya tetap dari biaya tiap barang",
      "Menetapkan harga terendah yang masih masuk akal",
      "Menjelaskan kenaikan harga kepada pelanggan lama",
    ],
    speakers: [
      {
        name: "Mak Ijah Kusumawardhani",
        role: "Pembuat keripik, Brebes",
        bio: "Menaikkan harga dua ratus rupiah sesudah menghitung, dan kehilangan hanya satu pelanggan, yang kembali sebulan kemudian.",
      },
    ],
    agenda: ["Tiga buku terbuka", "Biaya dicari, harga dihitung ulang, peserta ikut mengisi."],
  },
  {
    name: "Aksara di Papan Nama Kota Lama",
    slug: "aksara-di-papan-nama-kota-lama",
    code: "WEB-D3",
    description:
      "Jalan-jalan lewat foto: dua puluh papan nama lama dibaca satu per satu, termasuk yang ejaannya keliru sejak dipasang.",
    programIds: ["demo-aksara"],
    startsAt: "2026-09-26T16:00:00+07:00",
    lengthMinutes: 60,
    level: "Umum",
    language: "Bahasa Indonesia dan Jawa",
    audience:
      "Siapa saja yang pernah berhenti di depan papan nama beraksara Jawa dan melanjutkan jalan tanpa tahu bacaannya.",
    overview: [
      "Foto diambil peserta komunitas selama tiga bulan di Tegal, Surakarta, dan Kotagede. Setiap papan dibaca perlahan, hurufnya ditunjuk, kebiasaan tukang catnya diceritakan.",
      "Rekaman dapat ditonton ulang. Daftar dua puluh papan beserta bacaannya boleh disalin untuk kelas.",
    ],
    outcomes: [
      "Membaca lima papan nama pendek tanpa bantuan",
      "Mengenali sandhangan yang sering tertukar",
      "Membedakan kekeliruan dari gaya tukang cat",
      "Memotret papan nama agar hurufnya dapat dibaca orang lain",
    ],
    speakers: [
      {
        name: "Ki Sutarjo Pranowo",
        role: "Penulis papan nama, Kotagede",
        bio: "Mengecat papan sejak 1979. Mengaku pernah salah satu huruf di depan kantor kecamatan, dan huruf itu masih ada.",
      },
      {
        name: "Laksmi Widyaningtyas",
        role: "Peneliti naskah, Surakarta",
        bio: "Membaca surat lama orang lain untuk pekerjaan, dan surat neneknya sendiri pada hari libur.",
      },
    ],
    agenda: ["Dua puluh papan", "Setiap papan dibaca bersama dari foto."],
  },
];
