import type { SeedFeature } from "./types";

/** What is used around it: who is there, the timetable, parents, the head. */
export const demoSchool: readonly SeedFeature[] = [
  {
    slug: "kehadiran",
    key: "attendance",
    icon: "check",
    title: "Kehadiran",
    summary: "Tiga puluh dua nama dalam dua puluh detik, dan orang tua tahu sebelum jam kedua.",
    description:
      "Guru membuka kelas, semua anak sudah tercatat hadir, dan ia hanya menyentuh nama yang tidak ada. Dua puluh detik, juga tanpa jaringan. Izin dan surat sakit dikirim orang tua dari telepon lengkap dengan fotonya, sehingga sudah terbaca sebelum bel pertama. Kalau seorang anak tidak datang tanpa kabar, orang tuanya mendapat pesan sebelum jam kedua dimulai. Kepala sekolah melihat 31 kelas dalam satu layar, dan wali kelas mendapat daftar pendek tiap Jumat: siapa yang tiga kali tidak masuk bulan ini, dan pada hari apa.",
    image: "",
    figure: {
      kind: "sheet",
      alt: "Daftar hadir lima murid dari Senin sampai Jumat; satu sakit, satu izin, satu tanpa kabar.",
      title: "X-4, pekan ke-16",
      corner: "Nama",
      columns: ["Sen", "Sel", "Rab", "Kam", "Jum"],
      rows: [
        { name: "Aulia Rahman", cells: ["Hadir", "Hadir", "Hadir", "Hadir", "Hadir"] },
        { name: "Beni Sitorus", cells: ["Hadir", "Sakit", "Sakit", "Hadir", "Hadir"] },
        { name: "Citra Ayu", cells: ["Hadir", "Hadir", "Hadir", "Izin", "Hadir"] },
        { name: "Darma Putra", cells: ["Hadir", "Hadir", "Hadir", "Hadir", "?"] },
      ],
      note: "Orang tua Darma menerima pesan pukul 07.52.",
    },
    listFeatures: [
      "Semua dianggap hadir, guru hanya menandai yang tidak",
      "Bekerja tanpa jaringan, terkirim saat tersambung lagi",
      "Surat izin dan sakit dari telepon orang tua, dengan foto",
      "Pesan kepada orang tua sebelum jam kedua",
      "Rekap bulanan berformat dinas untuk tiap rombongan",
      "Daftar pendek tiap Jumat untuk wali kelas",
    ],
    benefits: [
      {
        title: "Lima menit kembali ke pelajaran",
        icon: "clock",
        desc: "Enam jam pelajaran sehari, lima menit tiap jam. Dalam sebulan kembali sepuluh jam mengajar.",
      },
      {
        title: "Orang tua lebih dulu tahu",
        icon: "people",
        desc: "Bolos diketahui pada hari yang sama. Percakapan terjadi di rumah, bukan di ruang BP sebulan kemudian.",
      },
      {
        title: "Pola yang terlihat",
        icon: "calendar",
        desc: "Tidak masuk setiap Senin punya sebab. Wali kelas melihatnya di pekan ketiga, bukan di rapor.",
      },
    ],
  },
  {
    slug: "jadwal-dan-kelas-daring",
    key: "timetable",
    icon: "calendar",
    title: "Jadwal dan kelas daring",
    summary: "Jadwal pelajaran, guru pengganti, dan pertemuan daring dalam satu pekan yang sama.",
    description:
      "Jadwal ditulis satu kali oleh bagian kurikulum, lalu setiap orang melihat pekannya sendiri: murid, guru, ruang, juga bengkel. Kalau guru berhalangan, jam kosong langsung tampak bersama daftar guru yang bebas pada jam itu, dan penggantinya mendapat bahan pelajarannya. Pertemuan daring adalah jam pelajaran biasa yang ruangnya tautan; tombol masuk muncul lima menit sebelumnya. Rekamannya dipadatkan supaya muat di kuota: suara dan papan tulis saja, kira-kira 12 MB untuk empat puluh menit, lengkap dengan teksnya.",
    image: "",
    figure: {
      kind: "timetable",
      alt: "Jadwal lima hari sebuah kelas; jam kedua hari Rabu sedang berlangsung secara daring.",
      days: ["Sen", "Sel", "Rab", "Kam", "Jum"],
      rows: [
        { time: "07.00", cells: ["Upa\u00adcara", "Mesin", "Mesin", "B. Indo", "Senam"] },
        { time: "08.30", cells: ["Mate\u00admatika", "Mesin", "Peta laut", "B. Indo", "Agama"] },
        { time: "10.15", cells: ["B. Ing\u00adgris", "Prak\u00adtik A", "", "Prak\u00adtik B", "Agama"] },
      ],
      live: { row: 1, day: 2, text: "Daring bersama SMA Karangjati, 61 hadir" },
    },
    listFeatures: [
      "Satu jadwal, dilihat dari kursi murid, guru, atau ruang",
      "Bentrokan ruang dan guru ditunjukkan saat jadwal ditulis",
      "Guru pengganti: siapa bebas, bahan apa, sampai halaman berapa",
      "Kelas daring dengan layanan rapat yang sudah dipakai sekolah",
      "Rekaman hemat kuota: suara, papan tulis, dan teks",
      "Jadwal di kalender telepon, berubah sendiri kalau jam digeser",
    ],
    benefits: [
      {
        title: "Jam kosong terisi",
        icon: "refresh",
        desc: "Pengganti ditemukan dalam dua menit, dan tahu harus mulai dari mana. Kelas tidak sekadar ditunggui.",
      },
      {
        title: "Satu ruang untuk tiga sekolah",
        icon: "globe",
        desc: "Guru peta laut hanya ada satu di kabupaten. Kini ia mengajar tiga sekolah pada jam yang sama.",
      },
      {
        title: "Rekaman yang ditonton",
        icon: "play",
        desc: "12 MB masih terjangkau paket harian. Separuh murid yang absen menyusul sebelum pertemuan berikutnya.",
      },
    ],
  },
  {
    slug: "kabar-untuk-orang-tua",
    key: "parents",
    icon: "people",
    title: "Kabar untuk orang tua",
    summary: "Satu tempat untuk kabar sekolah dan pertanyaan orang tua, dengan jam kerja guru yang dihormati.",
    description:
      "Grup percakapan menelan kabar penting di antara ucapan selamat pagi. Di sini kabar sekolah punya tempat sendiri dan bisa dicari lagi pada bulan Mei. Orang tua menerima ringkasan pendek sebelum tidur: besok bawa apa, tugas mana yang belum, nilai mana yang baru. Pertanyaan kepada wali kelas masuk sebagai surat, bukan obrolan, dan guru menjawabnya pada jam yang ia tentukan sendiri. Yang tidak memakai telepon pintar menerima SMS. Yang lebih nyaman berbahasa daerah dapat meminta kabarnya dibacakan.",
    image: "",
    figure: {
      kind: "thread",
      alt: "Percakapan wali kelas dengan seorang ibu tentang izin menjenguk nenek dan tugas susulan.",
      title: "Wali kelas XI Teknika 2",
      messages: [
        {
          who: "Ibu Rohani, Selasa 18.40",
          text: "Bu, Citra hari Kamis izin menjenguk neneknya di Tirtasari. Tugasnya bagaimana?",
          isOwn: false,
        },
        {
          who: "Bu Sulastri, Rabu 07.05",
          text: "Baik, Bu, izinnya sudah saya catat. Praktiknya ikut kelompok A hari Selasa depan.",
          isOwn: true,
        },
        { who: "Ibu Rohani, Rabu 07.11", text: "Terima kasih, Bu. Salam dari neneknya.", isOwn: false },
      ],
    },
    listFeatures: [
      "Kabar sekolah yang bisa dicari, dengan tanda sudah dibaca",
      "Ringkasan malam: bawaan besok, tugas, nilai baru",
      "Surat kepada wali kelas dengan jam balas yang ditentukan guru",
      "SMS untuk keluarga tanpa telepon pintar",
      "Izin, persetujuan kegiatan, dan pembayaran dalam satu daftar",
      "Dua orang tua yang tinggal terpisah menerima kabar yang sama",
    ],
    benefits: [
      {
        title: "Malam milik guru",
        icon: "moon",
        desc: "Di luar jam balas, surat menunggu dengan sopan. Tidak ada guru yang membuka telepon pukul sebelas.",
      },
      {
        title: "Tidak ada yang tertinggal",
        icon: "people",
        desc: "Sekolah melihat keluarga mana yang tidak pernah membuka kabar, lalu menelepon atau datang ke rumah.",
      },
      {
        title: "Kabar yang ditemukan lagi",
        icon: "search",
        desc: "Tanggal studi tur dicari dengan satu kata. Tidak perlu menggulir empat ratus pesan ke atas.",
      },
    ],
  },
  {
    slug: "meja-kepala-sekolah",
    key: "analytics",
    icon: "eye",
    title: "Meja kepala sekolah",
    summary: "Keadaan sekolah pagi ini dalam satu halaman, dan laporan dinas yang tinggal ditandatangani.",
    description:
      "Kepala sekolah membuka satu halaman pukul tujuh pagi. Di sana tertulis dengan kalimat: berapa anak belum datang, kelas mana yang gurunya berhalangan, tugas mapel mana yang menumpuk di minggu yang sama. Setiap kalimat dapat ditekan sampai ke nama orangnya. Perbandingan antarkelas selalu ditampilkan bersama jumlah anaknya, supaya kelas kecil tidak tampak jelek karena satu orang. Pada akhir bulan laporan untuk dinas sudah terisi dari angka yang sama; yang tersisa hanya membaca, memberi catatan, dan menandatangani.",
    image: "",
    figure: {
      kind: "chart",
      alt: "Batang kehadiran empat jenjang pekan ini, antara 88 dan 97 persen, dengan sasaran sekolah 95 persen.",
      title: "Kehadiran pekan ini, 1.042 murid",
      bars: [
        { label: "Kelas X", value: 96, text: "96%" },
        { label: "Kelas XI", value: 97, text: "97%" },
        { label: "Kelas XII", value: 91, text: "91%" },
        { label: "Praktik industri", value: 88, text: "88%" },
      ],
      goal: { value: 95, text: "Sasaran sekolah 95%" },
    },
    listFeatures: [
      "Keadaan pagi ini dalam lima kalimat, setiap kalimat bisa ditelusuri",
      "Beban tugas murid per pekan, dilihat bersama semua guru",
      "Kehadiran, nilai, dan keterlaksanaan jadwal tiap rombongan",
      "Laporan bulanan dinas dan bahan rapor pendidikan",
      "Catatan supervisi yang hanya terbaca oleh guru bersangkutan",
      "Beberapa sekolah dalam satu yayasan, masing-masing dengan haknya",
    ],
    benefits: [
      {
        title: "Rapat yang lebih pendek",
        icon: "clock",
        desc: "Angkanya sudah dibaca sebelum duduk. Rapat tinggal membicarakan apa yang akan dilakukan.",
      },
      {
        title: "Laporan tinggal tanda tangan",
        icon: "file",
        desc: "Data diambil dari kelas, bukan diketik ulang. Tata usaha mendapat kembali empat hari dalam sebulan.",
      },
      {
        title: "Adil kepada kelas kecil",
        icon: "info",
        desc: "Setiap persentase membawa jumlah anaknya. Tidak ada guru yang dinilai dari satu murid sakit.",
      },
    ],
  },
];
