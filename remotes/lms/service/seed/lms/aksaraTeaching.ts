import type { SeedFeature } from "./types";

/** What teachers do: dictate, plan weeks, see what has to be said again. */
export const aksaraTeaching: readonly SeedFeature[] = [
  {
    slug: "dikte-dan-simakan",
    key: "dictation",
    icon: "play",
    title: "Dikte dan simakan",
    summary: "Satu kalimat diucapkan, satu kelas menulis; yang terdengar belajar menjadi yang tertulis.",
    description:
      "Guru memilih kalimat atau merekam suaranya sendiri, dan kelas menulis apa yang didengar. Di sinilah beda d dengan dh, dan t dengan th, akhirnya terasa, karena telinga harus memutuskan sebelum tangan. Kalimat dapat diputar pelan atau suku demi suku. Murid yang tuli memakai film gerak bibir dengan teks, dan mendapat soal yang setara tanpa perlu mendengar. Hasilnya tidak langsung menjadi nilai: tulisan yang sama-sama keliru ditampilkan tanpa nama, dibahas di papan, lalu kalimatnya ditulis sekali lagi.",
    image: "",
    figure: {
      kind: "question",
      alt: "Soal simakan: tiga tulisan aksara untuk satu kata yang terdengar; tulisan kedua dipilih.",
      label: "Simakan 3 dari 6, diputar dua kali",
      text: "Tulisan mana yang berbunyi “kutha”?",
      options: ["ꦏꦸꦠ", "ꦏꦸꦛ", "ꦏꦶꦛ"],
      optionsIn: "jv-Java",
      chosen: 1,
      feedback: "Tha ditulis ꦛ, ujung lidah menyentuh langit-langit.",
    },
    listFeatures: [
      "Dua ratus kalimat siap pakai, dari satu suku sampai satu bait",
      "Rekam suara guru sendiri langsung dari telepon",
      "Putar pelan, ulang per suku, batas ulangan diatur guru",
      "Gerak bibir dan teks untuk murid tuli",
      "Kesalahan yang sama dikumpulkan tanpa nama untuk dibahas",
      "Tembang macapat sebagai dikte: guru nembang, murid menulis",
    ],
    benefits: [
      {
        title: "Telinga ikut belajar",
        icon: "live",
        desc: "Beda d dan dh tidak tampak di tulisan Latin sehari-hari. Di sini ia didengar, lalu punya aksaranya sendiri.",
      },
      {
        title: "Salah bersama-sama",
        icon: "people",
        desc: "Kesalahan dibahas sebagai milik kelas. Anak yang takut keliru mulai berani menulis.",
      },
      {
        title: "Suara dari desa sendiri",
        icon: "globe",
        desc: "Guru Tegal mendikte dengan lafal Tegal. Aksaranya sama, dan itulah yang mengejutkan murid.",
      },
    ],
  },
  {
    slug: "kelas-dua-belas-pekan",
    key: "weeks",
    icon: "calendar",
    title: "Kelas dua belas pekan",
    summary: "Rencana mengajar dari ha sampai menulis surat, siap dipakai dan boleh dibongkar.",
    description:
      "Guru bahasa daerah sering satu-satunya di sekolahnya. Untuk mereka ada rencana dua belas pekan: dua pertemuan tiap pekan, empat puluh menit, dengan bahan, lembar cetak, permainan, dan ulangan kecil. Setiap pekan berakhir dengan sesuatu yang bisa dipamerkan: nama sendiri, label pot tanaman, papan kelas, dan pada pekan terakhir surat untuk kakek atau nenek. Rencananya boleh dibongkar, dipadatkan, atau digabung dengan tembang dan unggah-ungguh. Yang sudah berjalan di kelas lain dapat dilihat, lengkap dengan catatan gurunya.",
    image: "",
    figure: {
      kind: "outline",
      alt: "Rencana dua belas pekan: tiga bagian sudah dijalani, pekan ketujuh sedang berjalan, surat menunggu di akhir.",
      title: "Dari ha sampai menulis surat",
      percent: 54,
      percentText: "Pekan 7 dari 12",
      rows: [
        { label: "Dua puluh aksara menurut rupa", note: "Pekan 1–3", state: "done" },
        { label: "Sandhangan: pakaian dan bunyi", note: "Pekan 4–5", state: "done" },
        { label: "Papan nama di sekitar sekolah", note: "Pekan 6", state: "done" },
        { label: "Pasangan: aksara bergandengan", note: "Pekan 7–9", state: "current" },
        { label: "Surat untuk simbah", note: "Pekan 12", state: "open" },
      ],
    },
    listFeatures: [
      "Dua puluh empat pertemuan lengkap dengan bahan dan lembar cetak",
      "Permainan tanpa layar untuk kelas tanpa listrik",
      "Hasil yang bisa dipamerkan tiap pekan",
      "Versi kelas IV, VII, dan orang dewasa",
      "Rencana untuk aksara Bali dan Lontara sedang ditulis bersama guru di sana",
      "Catatan guru lain di tiap pertemuan",
    ],
    benefits: [
      {
        title: "Siap mengajar besok pagi",
        icon: "check",
        desc: "Guru baru membuka pekan pertama dan mulai. Ia tidak perlu menyusun bahan selama liburan.",
      },
      {
        title: "Ada yang dibawa pulang",
        icon: "file",
        desc: "Label, papan, surat: keluarga melihat aksaranya di dapur, dan bertanya cara membacanya.",
      },
      {
        title: "Tidak sendirian di sekolah",
        icon: "people",
        desc: "Empat puluh guru menulis catatan di rencana yang sama. Yang gagal di satu kelas diketahui sebelum diulang.",
      },
    ],
  },
  {
    slug: "kemajuan-per-aksara",
    key: "mastery",
    icon: "eye",
    title: "Kemajuan per aksara",
    summary: "Bukan nilai 78, melainkan: nya, dha, dan tha masih sering tertukar.",
    description:
      "Satu angka di rapor tidak memberi tahu guru apa yang harus diulang. Di sini kemajuan dicatat untuk setiap aksara, pasangan, dan sandhangan: berapa kali ditulis, berapa kali dibaca, seberapa sering benar, kapan terakhir muncul. Guru melihat seisi kelas dalam satu lembar dan menyusun sepuluh menit pertama besok dari situ. Murid melihat papannya sendiri: aksara yang sudah dikuasai menyala, yang mulai pudar meredup dan minta disapa. Untuk rapor, semuanya dirangkum menjadi kalimat yang boleh disunting guru.",
    image: "",
    figure: {
      kind: "chart",
      alt: "Ketepatan kelas untuk lima aksara, dari 92 persen untuk na sampai 48 persen untuk nya, sasaran 75 persen.",
      title: "Ketepatan kelas IV, pekan 7",
      bars: [
        { label: "ꦤ", labelIn: "jv-Java", value: 92, text: "na 92%" },
        { label: "ꦏ", labelIn: "jv-Java", value: 89, text: "ka 89%" },
        { label: "ꦝ", labelIn: "jv-Java", value: 63, text: "dha 63%" },
        { label: "ꦛ", labelIn: "jv-Java", value: 57, text: "tha 57%" },
        { label: "ꦚ", labelIn: "jv-Java", value: 48, text: "nya 48%" },
      ],
      goal: { value: 75, text: "Cukup untuk melanjutkan: 75%" },
    },
    listFeatures: [
      "Ketepatan menulis dan membaca untuk setiap aksara",
      "Pasangan yang saling tertukar ditampilkan berdampingan",
      "Papan pribadi murid yang meredup dan menyala",
      "Sepuluh menit pembuka disusun dari yang paling sering keliru",
      "Kalimat rapor bahasa daerah yang boleh disunting",
      "Lembar kelas yang dapat dicetak hitam putih",
    ],
    benefits: [
      {
        title: "Mengulang yang perlu saja",
        icon: "filter",
        desc: "Kelas tidak kembali ke ha bersama-sama. Tiga aksara diulang, tujuh belas dibiarkan tenang.",
      },
      {
        title: "Anak tahu jalannya",
        icon: "arrow-up",
        desc: "Dua puluh lampu kecil lebih jujur daripada satu angka, dan lebih menyenangkan dinyalakan.",
      },
      {
        title: "Rapor yang berkata sesuatu",
        icon: "edit",
        desc: "“Sudah lancar membaca papan nama, pasangan masih perlu ditemani.” Orang tua mengerti itu.",
      },
    ],
  },
];
