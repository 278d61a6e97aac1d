import type { SeedSite } from "../types";

/** A letter, a year of diary, what a fellow gets, and a slip to answer on. */
export const teacherFellowshipHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-letter.v1",
      props: {
        anchor: "surat",
        title: "Bapak, Ibu Guru yang baik,",
        first: "kami tidak menulis untuk mengajak Anda meninggalkan kelas. Justru sebaliknya.",
        paragraphs: [
          "Selama setahun, 36 guru dari seluruh Indonesia mengerjakan satu hal yang sudah lama ingin mereka perbaiki di sekolahnya sendiri. Cara anak kelas tiga membaca jam. Praktikum kimia tanpa laboratorium. Rapor yang dimengerti orang tua. Kami membayar waktunya, membelikan alatnya, dan mempertemukan mereka lima kali.",
          "Anda tetap mengajar 18 jam seminggu. Enam jam sisanya kami ganti kepada sekolah, supaya ada guru pengganti dan tidak ada rekan yang menanggung.",
          "Supaya tidak terdengar seperti brosur, di bawah ini kami salinkan catatan harian angkatan kelima. Beberapa ditulis di angkot. Satu ditulis sambil marah. Semuanya kami muat dengan izin penulisnya.",
        ],
        signed: {
          greeting: "Salam dari meja kami,",
          name: "Retno Wulandari",
          role: "Dulu guru IPA di Wonosari, sekarang yang membaca setiap surat",
        },
        stamp: { picture: { seed: "perangko-2027", motif: "truntum", ground: "primary" }, value: "2027" },
      },
    },
    {
      slot: "sites.diary.v1",
      props: {
        anchor: "tahun",
        title: "Catatan setahun",
        entries: [
          {
            when: "Januari",
            text: "Lima hari di Kaliurang. Semua orang membawa masalahnya di selembar kertas. Fasilitator menyuruh kami menukar kertas dengan orang di sebelah, dan ternyata masalah saya sudah dipecahkan guru dari Sumba sejak 2019.",
            by: "Hartini, SD Negeri 2 Ngawen",
          },
          {
            when: "Februari",
            text: "Mengukur dulu, kata mereka. Jadi saya mengukur.",
            count: {
              caption: "Anak yang bisa membaca jam analog, kelas 3",
              rows: [
                { label: "Bisa", value: "9" },
                { label: "Menebak", value: "14" },
                { label: "Bilang tidak perlu, ada HP", value: "8" },
              ],
            },
            by: "Hartini",
          },
          {
            when: "Maret",
            text: "Hujan. Dua belas murid. Tetap praktikum.",
            voice: "large",
            by: "Yakobus Bano, SMA Negeri 1 Amfoang",
          },
          {
            when: "April",
            text: "Kepala sekolah bertanya apakah ini ada sertifikatnya. Saya jawab ada. Beliau bertanya lagi, kalau tidak ada sertifikatnya apakah saya tetap ikut. Saya minta waktu sehari untuk menjawab.",
            by: "Fitri Handayani, MTs Al-Hikmah, Jember",
          },
          {
            when: "Mei",
            text: "Pertemuan kedua, di rumah Bu Sri. Kami belajar membuat alat titrasi dari botol kecap. Hasilnya meleset 4 persen dari yang di kota. Kami sepakat menulis meleset itu besar-besar.",
            by: "Yakobus Bano",
            picture: { seed: "rumah-bu-sri-113", motif: "truntum" },
          },
          {
            when: "Juni",
            text: "Rapor versi saya sudah dicoba ke 31 orang tua. Dua puluh enam mengerti. Lima mengembalikannya dengan coretan, dan coretan itu lebih berguna dari yang dua puluh enam.",
            by: "Fitri Handayani",
          },
          { when: "Juli", text: "Libur. Saya tidur.", voice: "large", by: "Hartini" },
          {
            when: "Agustus",
            text: "Ditulis sambil marah: dana alat tertahan karena nama toko di kuitansi berbeda satu huruf. Retno menelepon, minta maaf, dan mengubah aturannya hari itu juga. Sekarang cukup foto barangnya.",
            by: "Samuel Rumbiak, SMP Negeri Biak Timur",
          },
          {
            when: "September",
            text: "Anak-anak membuat jam dari tutup ember. Satu jam sengaja dibuat terlambat sepuluh menit, “supaya Bu Guru tidak menghukum Dani”.",
            by: "Hartini",
          },
          {
            when: "Oktober",
            text: "Guru pengganti saya, Dik Ayu, minta ikut angkatan berikutnya. Saya pura-pura tidak keberatan.",
            by: "Samuel Rumbiak",
            picture: { seed: "angkatan-berikutnya-93", motif: "truntum" },
          },
          {
            when: "November",
            text: "Mengukur lagi. 9 27. Yang empat sisanya masih bilang ada HP.",
            struck: "9",
            by: "Hartini",
          },
          {
            when: "Desember",
            text: "Belum ditulis. Pertemuan terakhir tanggal 12, di Kaliurang lagi.",
            voice: "blank",
          },
        ],
      },
    },
    {
      slot: "sites.provisions.v1",
      props: {
        anchor: "terima",
        title: "Yang Bapak, Ibu terima",
        provisions: [
          { name: "Tunjangan", text: "Rp\u00a03.250.000 sebulan, dua belas bulan" },
          { name: "Guru pengganti", text: "Enam jam seminggu, dibayar langsung ke sekolah" },
          { name: "Alat", text: "Sampai Rp\u00a09.000.000, cukup foto barangnya" },
          { name: "Pertemuan", text: "Lima kali, tiket dan penginapan kami urus" },
          { name: "Teman", text: "Tiga puluh lima guru, dan satu pendamping yang pernah mengajar" },
        ],
      },
    },
    {
      slot: "sites.postscript.v1",
      props: {
        mark: "N.B.",
        text: "Guru honorer boleh mendaftar. Guru PAUD boleh. Guru yang dua tahun lagi pensiun sangat boleh.",
      },
    },
    {
      slot: "sites.reply-slip.v1",
      props: {
        anchor: "balasan",
        title: "Balasan",
        text: "Cukup ini dulu. Sesudah itu kami menelepon, dan tidak ada esai 500 kata.",
        gaps: [
          { label: "Nama saya" },
          { label: "mengajar" },
          { label: "di sekolah" },
          { label: "dan yang ingin saya perbaiki adalah", isLong: true },
        ],
        send: "Kirim balasan",
        note: "Sampai 10 Desember 2026, pukul 23.59 WIB",
        email: "surat@setahunguru.example",
        subject: "Balasan untuk Setahun Guru",
      },
    },
  ],
};
