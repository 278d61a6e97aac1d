import type { SeedFeature } from "./types";

/** What is used in the classroom: work, exams, marks, code. */
export const demoClassroom: readonly SeedFeature[] = [
  {
    slug: "kelas-dan-tugas",
    key: "assignments",
    icon: "book",
    title: "Kelas dan tugas",
    summary: "Satu halaman untuk tiap mata pelajaran: bahan, tugas, dan batas waktunya, bisa dibuka tanpa kuota.",
    description:
      "Setiap kelas punya satu halaman. Di sana ada bahan hari ini, tugas yang belum dikumpulkan, dan catatan guru, berurutan menurut tanggal seperti buku agenda. Murid mengunduh pekan ini selagi ada wifi sekolah, lalu membacanya di rumah tanpa sinyal. Tugas dikumpulkan sebagai foto, rekaman suara, atau berkas; kalau sambungan putus, kiriman menunggu dan berangkat sendiri. Guru yang mengajar lima rombongan menulis tugas satu kali, lalu mengatur tanggalnya untuk tiap rombongan. Murid pindahan langsung melihat apa yang sudah dan belum dikerjakan kelas barunya.",
    image: "",
    figure: {
      kind: "outline",
      alt: "Halaman kelas Perawatan Mesin Kapal: tiga hal sudah selesai, satu tugas ditutup malam ini, satu lagi pekan depan.",
      title: "XI Teknika 2: Perawatan Mesin Kapal",
      percent: 70,
      percentText: "7 dari 10 pertemuan",
      rows: [
        { label: "Membaca buku log mesin", note: "Dibaca 32 dari 32", state: "done" },
        { label: "Foto saringan air laut", note: "Dinilai", state: "done" },
        { label: "Tugas 3: urutan menyalakan mesin", note: "Malam ini 23.59", state: "current" },
        { label: "Praktik di bengkel, kelompok B", note: "Kamis 10.15", state: "open" },
      ],
    },
    listFeatures: [
      "Bahan dan tugas berurutan menurut tanggal, seperti buku agenda",
      "Unduh satu pekan sekaligus, baca tanpa sambungan",
      "Kumpulkan foto, suara, film pendek, atau berkas dari telepon",
      "Satu tugas untuk banyak rombongan, dengan tanggal masing-masing",
      "Perpanjangan untuk satu anak tanpa menggeser yang lain",
      "Daftar siapa yang belum membuka, bukan hanya siapa yang belum mengumpulkan",
    ],
    benefits: [
      {
        title: "Tidak ada lagi tugas di empat grup",
        icon: "list",
        desc: "Orang tua, murid, dan wali kelas melihat daftar yang sama. Pertanyaan “Pak, tugasnya apa?” hampir hilang.",
      },
      {
        title: "Kuota bukan syarat belajar",
        icon: "download",
        desc: "Satu pekan bahan rata-rata 18 MB dan diunduh di sekolah. Di rumah tidak perlu sinyal sama sekali.",
      },
      {
        title: "Guru menulis sekali",
        icon: "copy",
        desc: "Lima rombongan, satu tugas. Tahun depan disalin lagi beserta rubriknya, tanggalnya ikut bergeser.",
      },
    ],
  },
  {
    slug: "ujian",
    key: "exams",
    icon: "clock",
    title: "Ujian",
    summary: "Ulangan harian sampai ujian akhir, tetap jalan ketika listrik atau jaringan sekolah tidak.",
    description:
      "Soal disimpan dalam bank milik sekolah dan diacak untuk setiap murid, pilihan jawabannya juga. Sebelum mulai, seluruh soal sudah berada di telepon atau komputer; jaringan baru diperlukan lagi saat mengirim. Setiap jawaban tersimpan begitu dipilih, jadi listrik padam hanya berarti menunggu. Kami tidak menyalakan kamera dan tidak mengunci telepon anak. Pengawasnya tetap guru di ruangan, dibantu layar yang menunjukkan siapa sudah sampai nomor berapa. Anak yang memerlukan huruf besar, pembaca layar, atau waktu tambahan mendapatkannya tanpa harus meminta di depan kelas.",
    image: "",
    figure: {
      kind: "question",
      alt: "Satu soal geografi dengan empat pilihan; pilihan kedua sudah dipilih dan tersimpan di telepon.",
      label: "Soal 12 dari 40, sisa 38 menit",
      text: "Garis kontur pada peta makin rapat ke arah puncak. Artinya lereng di bagian atas:",
      options: ["lebih landai", "lebih curam", "lebih lembap", "lebih muda umurnya"],
      chosen: 1,
      feedback: "Tersimpan di telepon ini pukul 08.17, akan terkirim saat ada jaringan.",
    },
    listFeatures: [
      "Bank soal milik sekolah, berlabel kompetensi dan tingkat kesukaran",
      "Soal dan pilihan diacak untuk setiap anak",
      "Berjalan penuh tanpa jaringan setelah soal terunduh",
      "Layar pengawas: siapa mulai, sampai nomor berapa, siapa selesai",
      "Waktu tambahan dan huruf besar yang diatur per anak",
      "Soal uraian dinilai dua guru tanpa melihat nama",
      "Analisis butir dengan kalimat, bukan hanya koefisien",
    ],
    benefits: [
      {
        title: "Padam bukan bencana",
        icon: "refresh",
        desc: "Ujian berlanjut dari soal yang sama. Sekolah di pulau melewati dua kali padam tanpa satu pun ujian ulang.",
      },
      {
        title: "Percaya pada guru pengawas",
        icon: "eye",
        desc: "Tanpa kamera dan tanpa pengunci. Yang dijaga adalah kejujuran di ruangan, bukan wajah anak di layar.",
      },
      {
        title: "Hasil sebelum bel pulang",
        icon: "check",
        desc: "Pilihan ganda selesai dihitung begitu terkirim. Guru tinggal membaca uraian dan membahas soal yang menjebak.",
      },
    ],
  },
  {
    slug: "nilai-dan-rapor",
    key: "report",
    icon: "file",
    title: "Nilai dan rapor",
    summary: "Guru mengunci nilai, rapor terisi sendiri: angka, deskripsi, dan jejak setiap perubahan.",
    description:
      "Buku nilai di sini boleh dicoret. Ubah satu angka, rata-rata dan rapornya ikut, dan tetap tercatat siapa mengubah apa serta alasannya. Bobot tugas, praktik, dan ujian diatur sekolah, dapat berbeda untuk tiap mata pelajaran. Kalimat deskripsi disusun dari tujuan pembelajaran yang dicapai anak, lalu dibaca dan diperbaiki wali kelas sebelum dicetak; mesin hanya menyiapkan rancangannya. Sekali dikunci, nilai satu rombongan keluar sebagai rapor berformat dinas, berkas untuk Dapodik, dan salinan yang bisa dibuka orang tua dari telepon.",
    image: "",
    figure: {
      kind: "sheet",
      alt: "Rapor seorang murid: empat mata pelajaran dengan nilai tugas, praktik, ujian, dan nilai akhir.",
      title: "Citra Ayu, XI Teknika 2, semester ganjil",
      corner: "Mata pelajaran",
      columns: ["Tugas", "Praktik", "Ujian", "Rapor"],
      rows: [
        { name: "Perawatan Mesin Kapal", cells: ["95", "93", "96", "95"] },
        { name: "Bahasa Indonesia", cells: ["88", "–", "90", "89"] },
        { name: "Matematika", cells: ["74", "–", "81", "78"] },
        { name: "Pendidikan Pancasila", cells: ["90", "92", "86", "89"] },
      ],
      note: "Dikunci Bu Sulastri, 12 Desember 2026. Satu perubahan tercatat.",
    },
    listFeatures: [
      "Bobot per mata pelajaran, dengan pratinjau sebelum diterapkan",
      "Kurikulum Merdeka dan K13, tujuan pembelajaran dapat diisi sendiri",
      "Jejak setiap perubahan: siapa, kapan, dari berapa ke berapa, mengapa",
      "Rancangan deskripsi yang wajib dibaca wali kelas",
      "Rapor PDF berformat dinas, berkas Dapodik, dan salinan untuk orang tua",
      "Rapor lama sejak tahun pertama dalam satu map murid",
    ],
    benefits: [
      {
        title: "Akhir semester tanpa lembur",
        icon: "clock",
        desc: "Satu angkatan selesai dalam sehari. Dulu tiga malam, dengan satu orang yang hafal rumusnya.",
      },
      {
        title: "Angka yang bisa ditanyakan",
        icon: "info",
        desc: "Orang tua menekan sebuah nilai dan melihat dari tugas mana ia datang, sebelum bertanya kepada guru.",
      },
      {
        title: "Kalimat yang ditulis manusia",
        icon: "edit",
        desc: "Deskripsi tidak keluar sebelum wali kelas membacanya. Anak mengenali dirinya di sana.",
      },
    ],
  },
  {
    slug: "studio-koding",
    key: "studio",
    icon: "code",
    title: "Studio koding",
    summary: "Dua belas bahasa pemrograman di dalam pelajaran, tanpa memasang apa pun di laboratorium.",
    description:
      "Laboratorium komputer tidak perlu dipasangi apa-apa. Murid membuka pelajaran, menulis kode di halaman itu juga, dan melihat hasilnya di sebelah kanan. Dua belas bahasa tersedia, dari Python dan PHP sampai C++ dan SQL. Kode berjalan di peramban murid sendiri dengan batas waktu dan memori, sehingga perulangan tanpa akhir berhenti sendiri dan komputer sekolah yang tua tidak ikut terengah. Pesan kesalahan ditulis dalam bahasa Indonesia: apa yang diharapkan, apa yang didapat, baris berapa. Guru yang baru belajar mengajar informatika mendapat soal lengkap dengan petunjuk bertahap.",
    image: "",
    figure: {
      kind: "code",
      alt: "Kode Python yang mengulang motif kain, satu baris sedang ditulis, hasilnya di bawah, dan dua belas bahasa di atas.",
      languages: ["Python", "JavaScript", "TypeScript", "PHP", "SQL", "C", "C++", "Ruby", "Lua", "Go", "R", "Rust"],
      file: "kain.py",
      lines: [
        "# Ulangi motif kawung ke samping dan ke bawah.",
        "def kain(motif, kolom, baris):",
        "    satu = motif * kolom",
        "    for _ in range(baris):",
        "        print(satu)",
        "",
        'kain("()", 14, 3)',
      ],
      marked: 3,
      outputTitle: "Keluaran, 0,04 detik",
      output: ["()()()()()()()()()()()()()()", "()()()()()()()()()()()()()()", "()()()()()()()()()()()()()()"],
    },
    listFeatures: [
      "Python, JavaScript, TypeScript, PHP, SQL, C, C++, Ruby, Lua, Go, R, dan Rust",
      "Berjalan di peramban, juga di komputer dengan memori 2 GB",
      "Uji otomatis yang menjelaskan dengan kalimat bahasa Indonesia",
      "Petunjuk bertahap yang dibuka anak sendiri, tercatat untuk guru",
      "Bank soal informatika kelas VII sampai XII",
      "Guru membuka berkas murid dari mejanya dan menunjuk barisnya",
    ],
    benefits: [
      {
        title: "Laboratorium lama cukup",
        icon: "check",
        desc: "Dua puluh komputer tahun 2014 dipakai 36 anak berpasangan. Tidak ada yang dibeli, tidak ada yang dipasang.",
      },
      {
        title: "Salah jadi bahan belajar",
        icon: "refresh",
        desc: "Setiap percobaan tersimpan. Anak melihat sendiri jalan dari salah ke benar, guru menilai jalannya juga.",
      },
      {
        title: "Guru tidak sendirian",
        icon: "people",
        desc: "Setiap soal punya catatan mengajar: kesalahan yang lazim dan pertanyaan pancingan untuk masing-masing.",
      },
    ],
  },
];
