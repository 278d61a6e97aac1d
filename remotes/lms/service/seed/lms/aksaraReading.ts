import type { SeedFeature } from "./types";

/** What learners do: trace, transliterate, dress letters, read manuscripts. */
export const aksaraReading: readonly SeedFeature[] = [
  {
    slug: "menjiplak-aksara",
    key: "tracing",
    icon: "edit",
    title: "Menjiplak aksara",
    summary: "Jari atau pena mengikuti goresan, berurutan, sampai tangan hafal sebelum mata.",
    description:
      "Aksara Jawa menggantung pada garis dan digores dari kiri, sebisanya tanpa mengangkat pena. Murid menjiplak dengan jari, pena, atau tetikus: titik mulai menyala, panah menunjukkan arah, dan goresan yang melenceng dibetulkan saat itu juga, bukan dinilai sesudahnya. Dua puluh aksara dibagi menurut rupa, bukan menurut urutan abjad, sehingga na, ka, dan ta dipelajari bersama karena pinggulnya sama. Setelah tiga kali lancar garis bantu memudar, lalu hilang. Anak kidal mendapat panah yang berbeda. Di layar telepon satu aksara memenuhi seluruh lebar.",
    image: "",
    figure: {
      kind: "letters",
      alt: "Aksara ka besar di atas garis buku tulis, dengan lima aksara serupa di bawahnya.",
      script: "jv-Java",
      letter: "ꦏ",
      said: "ka",
      note: "goresan kedua dari tiga, mulai dari kiri bawah",
      others: [
        { letter: "ꦤ", said: "na" },
        { letter: "ꦠ", said: "ta" },
        { letter: "ꦒ", said: "ga" },
        { letter: "ꦲ", said: "ha" },
        { letter: "ꦭ", said: "la" },
      ],
    },
    listFeatures: [
      "Dua puluh aksara nglegena, dua puluh pasangan, dan sandhangan",
      "Urutan goresan dari tiga guru menulis di Surakarta dan Yogyakarta",
      "Jari, pena, tetikus, atau papan ketik dengan panah",
      "Garis bantu yang memudar setelah tiga kali lancar",
      "Arah goresan untuk tangan kiri",
      "Lembar jiplak A4 untuk dicetak, ukuran besar untuk anak TK",
    ],
    benefits: [
      {
        title: "Tangan hafal lebih dulu",
        icon: "edit",
        desc: "Yang pernah digores lima puluh kali lebih cepat dikenali mata. Membaca menyusul menulis, bukan sebaliknya.",
      },
      {
        title: "Serupa diajarkan bersama",
        icon: "copy",
        desc: "Perbedaan kecil antara na dan ka dilihat berdampingan, sebelum sempat tertukar.",
      },
      {
        title: "Boleh di atas kertas",
        icon: "file",
        desc: "Setiap latihan ada lembar cetaknya. Foto kertasnya dikirim, guru memberi tanda di tempat yang perlu.",
      },
    ],
  },
  {
    slug: "latihan-alih-aksara",
    key: "transliteration",
    icon: "refresh",
    title: "Latihan alih aksara",
    summary: "Kata Latin ke aksara dan sebaliknya, dengan uraian suku kata ketika salah.",
    description:
      "Setiap latihan berisi sepuluh kata yang hanya memakai aksara yang sudah dipelajari, jadi murid pekan kedua tidak tersandung pasangan yang baru diajarkan di pekan keenam. Murid menulis, lalu setiap suku kata diperiksa sendiri-sendiri. Salah tidak dijawab dengan silang saja: uraiannya muncul, suku demi suku, beserta sandhangan yang terlewat. Dua ejaan yang sama-sama lazim sama-sama diterima, dan guru dapat memilih Sriwedari atau ejaan sekolah. Kata yang sering salah datang lagi tiga hari kemudian, lalu sepekan, lalu sebulan.",
    image: "",
    figure: {
      kind: "drill",
      alt: "Empat kata dialihaksarakan: dua benar, satu salah dengan penjelasan, satu belum dijawab.",
      script: "jv-Java",
      title: "Latihan 14: wulu, suku, layar",
      rows: [
        { latin: "buku", written: "ꦧꦸꦏꦸ", state: "right" },
        { latin: "sinau", written: "ꦱꦶꦤꦲꦸ", state: "right" },
        { latin: "pasar", written: "ꦥꦱꦫ", state: "wrong", note: "Suku kedua ditutup r: pakai layar, ꦥꦱꦂ." },
        { latin: "tuku", written: "", state: "open" },
      ],
    },
    listFeatures: [
      "Sepuluh kata tiap latihan, hanya dari aksara yang sudah dipelajari",
      "Pemeriksaan per suku kata dengan penjelasan yang bisa dibaca ulang",
      "Dua arah: Latin ke aksara, aksara ke Latin",
      "Ejaan Sriwedari atau ejaan sekolah, diatur guru",
      "Pengulangan berjarak: tiga hari, sepekan, sebulan",
      "Daftar kata sendiri: nama murid, nama desa, nama jalan",
      "Papan ketik aksara di layar, tanpa memasang apa pun",
    ],
    benefits: [
      {
        title: "Salah yang bisa dipahami",
        icon: "info",
        desc: "Murid tahu suku mana yang keliru dan sandhangan apa yang kurang, bukan hanya bahwa jawabannya merah.",
      },
      {
        title: "Kata dari kampung sendiri",
        icon: "globe",
        desc: "Nama desa dan papan jalan menjadi soal. Sore harinya papan itu dibaca sungguhan di tepi jalan.",
      },
      {
        title: "Tidak lupa setelah libur",
        icon: "calendar",
        desc: "Aksara yang mulai pudar dipanggil lagi sebelum hilang, lima menit sehari sudah cukup.",
      },
    ],
  },
  {
    slug: "sandhangan-dan-pasangan",
    key: "clothes",
    icon: "plus",
    title: "Sandhangan dan pasangan",
    summary: "Pakaian dan gandengan aksara, dipasang satu per satu sampai bunyinya berubah.",
    description:
      "Vokal dalam aksara Jawa bukan huruf, melainkan pakaian: di atas, di bawah, di depan, atau mengapit. Murid memasangnya sendiri pada satu aksara dan langsung mendengar bunyinya berubah, dari ka menjadi ki, ku, ké, ko. Pasangan diperkenalkan sesudahnya dengan cara yang sama: aksara mati diberi teman di bawahnya, dan kata yang tadinya terpotong menjadi utuh. Guru melihat pakaian mana yang belum dikuasai seisi kelas. Urutannya dari yang paling sering dipakai di papan nama, sehingga hasilnya bisa dibaca di jalan sejak pekan ketiga.",
    image: "",
    figure: {
      kind: "letters",
      alt: "Aksara ka dengan taling tarung, dibaca ko, dan lima bunyi lain dari aksara yang sama.",
      script: "jv-Java",
      letter: "ꦏꦺꦴ",
      said: "ko",
      note: "taling di depan, tarung di belakang",
      others: [
        { letter: "ꦏꦶ", said: "ki" },
        { letter: "ꦏꦸ", said: "ku" },
        { letter: "ꦏꦺ", said: "ké" },
        { letter: "ꦏꦼ", said: "ke" },
        { letter: "ꦏꦁ", said: "kang" },
      ],
    },
    listFeatures: [
      "Sepuluh sandhangan, dipasang dan dilepas dengan satu sentuhan",
      "Suara penutur Surakarta, Banyumas, dan Surabaya",
      "Pasangan bawah dan pasangan samping dengan aturan tempatnya",
      "Urutan menurut seringnya muncul di papan nama kota",
      "Kartu gantung untuk kelas, bisa dicetak dan digunting",
    ],
    benefits: [
      {
        title: "Aturan yang terdengar",
        icon: "live",
        desc: "Wulu tidak dihafal sebagai bulatan kecil, melainkan sebagai bunyi i yang baru saja dibuat sendiri.",
      },
      {
        title: "Terbaca sejak pekan ketiga",
        icon: "eye",
        desc: "Papan nama jalan memakai delapan sandhangan saja. Itulah yang diajarkan lebih dulu.",
      },
      {
        title: "Pasangan tanpa rasa takut",
        icon: "check",
        desc: "Bagian yang paling sering membuat orang berhenti dipecah menjadi dua puluh langkah pendek.",
      },
    ],
  },
  {
    slug: "membaca-naskah",
    key: "manuscripts",
    icon: "book",
    title: "Membaca naskah",
    summary: "Foto lontar dan buku tulisan tangan dibaca baris demi baris, bersama seisi kelas.",
    description:
      "Naskah asli tidak rapi: tanpa spasi, tanpa titik, dengan goresan seratus tahun lalu. Di sini sebuah foto lontar atau lembar kertas dibuka besar, satu baris disorot, dan murid menuliskan bacaannya di bawahnya. Kalau tersangkut, aksara yang diragukan dapat disentuh dan tiga kemungkinan ditawarkan, masing-masing dengan contoh dari tangan penulis yang sama. Bacaan seisi kelas dibandingkan, dan perbedaan menjadi bahan percakapan. Yang sudah disepakati disimpan sebagai teks yang bisa dicari, dengan nama pembacanya.",
    image: "",
    figure: {
      kind: "leaf",
      alt: "Selembar lontar dengan empat baris; dua baris sudah dibaca, baris ketiga sedang disorot.",
      script: "jv-Java",
      lines: [
        { written: "ꦲꦤꦕꦫꦏ", reading: "hana caraka" },
        { written: "ꦢꦠꦱꦮꦭ", reading: "data sawala" },
        { written: "ꦥꦝꦗꦪꦚ", reading: "padha jaya…" },
        { written: "ꦩꦒꦧꦛꦔ", reading: "maga bathanga" },
      ],
      current: 2,
      note: "Lembar latihan pertama. Enam murid sedang membaca baris ini.",
    },
    listFeatures: [
      "Foto beresolusi tinggi yang tetap ringan di telepon",
      "Satu baris disorot, bacaan ditulis tepat di bawahnya",
      "Tiga kemungkinan untuk aksara yang diragukan, dari tangan yang sama",
      "Bacaan seisi kelas dibandingkan baris demi baris",
      "Kamus Jawa Kuna dan Jawa Baru di samping naskah",
      "Hasil bacaan diekspor sebagai teks dan TEI",
    ],
    benefits: [
      {
        title: "Dari latihan ke warisan",
        icon: "book",
        desc: "Kelas yang tekun membaca satu kitab setahun. Bacaannya tersimpan dan dipakai peneliti berikutnya.",
      },
      {
        title: "Ragu itu wajar",
        icon: "people",
        desc: "Naskah membuat guru dan murid sama-sama ragu. Percakapan tentang satu aksara adalah pelajarannya.",
      },
      {
        title: "Lontarnya tetap di rumahnya",
        icon: "lock",
        desc: "Yang dibuka adalah fotonya. Keluarga pemilik naskah menentukan siapa yang boleh melihat.",
      },
    ],
  },
];
