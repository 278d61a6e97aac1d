import { drawing, portfolioCase } from "./portfolioParts";

/** What the foundation did with public offices. */
export const foundationGovernment = [
  portfolioCase({
    title: "Kurikulum jaringan untuk sekolah yang listriknya enam jam",
    kind: "government",
    clientName: "Dinas Pendidikan Kabupaten Nusa Lontar",
    startsOn: "2025-02-10",
    endsOn: "2026-05-29",
    summary:
      "Di dua puluh dua sekolah kepulauan, praktik jaringan selalu dibatalkan karena listrik padam. Enam puluh enam guru menyusun pelajaran yang memperhitungkan padam sejak awal.",
    batches: [
      ["Gelombang 1, Pulau Besar", "2025-02-10", "2025-06-13", 22],
      ["Gelombang 2, gugus utara", "2025-08-11", "2025-12-05", 24],
      ["Gelombang 3, gugus selatan", "2026-01-19", "2026-05-29", 20],
    ],
    projectLink: "https://nusalontar.example/modul-jaringan",
    video: "https://video.nusalontar.example/jaringan-enam-jam",
    images: [
      drawing("foundation", "jam-listrik", {
        alt: "Dua jadwal satu hari. Pada yang lama praktik dimulai pukul 13.00, sesudah listrik padam; pada yang baru pukul 09.00, ketika listrik menyala.",
        caption:
          "Atas: jadwal lama. Bawah: jadwal baru. Yang kuning adalah jam listrik, pukul 09.00 sampai 12.00 dan 18.00 sampai 21.00.",
      }),
    ],
    description: `
      <p>Silabus menulis praktik jaringan pada pukul 13.00. Di sebagian besar Nusa Lontar listrik padam pukul 12.00. Selama bertahun-tahun dua kalimat itu hidup berdampingan, dan guru mengisi jam praktik dengan menyalin gambar perute dari buku.</p>
      <h2>Mulai dari jadwal</h2>
      <p>Perubahan pertama tidak memerlukan pelatihan apa pun. Bersama tata usaha setiap sekolah kami menukar jam: praktik ke pagi, teori ke siang. Di tiga sekolah itu saja sudah melipatgandakan waktu praktik. Di sembilan belas sekolah lain masih ada soal yang lebih sulit, karena satu laboratorium dipakai empat kelas dan listriknya hanya menyala tiga jam pagi hari.</p>
      <h2>Pelajaran yang tahan padam</h2>
      <p>Enam puluh enam guru, tiga dari setiap sekolah, kemudian menulis ulang modulnya sendiri. Aturannya dua. Setiap kegiatan harus selesai dalam <strong>empat puluh menit</strong>, dan setiap kegiatan harus punya bagian yang dapat dikerjakan tanpa listrik. Hasilnya antara lain:</p>
      <ul>
        <li>subnet dihitung dengan biji asam, satu biji satu alamat, dan diperiksa teman sebangku;</li>
        <li>kabel dikrimping dalam gelap-gelapan, karena begitulah nanti di loteng orang;</li>
        <li>gangguan dicari dari buku catatan lebih dulu, baru dari layar;</li>
        <li>satu aki bekas kapal menyalakan sakelar dan dua laptop selama dua jam.</li>
      </ul>
      <blockquote><p>Saya kira kami yang tertinggal. Ternyata modul dari kota yang tidak pernah memikirkan aki.</p><cite>Yuliana Bessie, guru, Pulau Kecil Lontar</cite></blockquote>
      <h2>Hasil</h2>
      <p>Jam praktik yang sungguh terlaksana naik dari 9 menjadi 31 jam per semester. Pada uji kompetensi 2026, 148 dari 171 murid lulus; dua tahun sebelumnya 63 dari 158. Modulnya, 212 halaman, dicetak dinas dan boleh disalin siapa pun. Dua kabupaten tetangga sudah melakukannya, dan salah satunya mengirim koreksi untuk halaman 88.</p>
    `,
  }),
  portfolioCase({
    title: "Puskesmas yang antreannya dimulai dari rumah",
    kind: "government",
    clientName: "Dinas Kesehatan Kabupaten Tanah Wulan",
    startsOn: "2025-07-14",
    endsOn: "2026-03-31",
    summary:
      "Murid dari empat SMK membangun nomor antrean lewat pesan singkat untuk sembilan puskesmas. Pasien yang harus datang sebelum pukul enam turun dari separuh menjadi kurang dari sepersepuluh.",
    batches: [
      ["Kelompok pertama, tiga puskesmas", "2025-07-14", "2025-10-31", 32],
      ["Kelompok kedua, enam puskesmas", "2025-11-10", "2026-03-31", 44],
    ],
    images: [
      drawing("foundation", "denah-antre", {
        alt: "Denah ruang tunggu puskesmas: loket, tiga baris bangku, dan jalur kursi roda dari pintu sampai poli.",
        caption:
          "Denah yang digambar murid setelah satu pagi mengamati. Jalur tebal adalah jalan kursi roda, yang semula terhalang bangku.",
      }),
    ],
    description: `
      <p>Pukul empat pagi sudah ada sandal di depan pintu puskesmas. Sandal itu mewakili orangnya, yang pulang tidur lagi. Begitulah antrean bekerja di Tanah Wulan: adil, asalkan rumah Anda dekat dan sandal Anda dua pasang.</p>
      <h2>Satu pagi tanpa laptop</h2>
      <p>Dinas meminta aplikasi. Murid-murid meminta satu pagi. Tujuh puluh enam murid, dibagi dua kelompok, duduk di ruang tunggu sejak subuh dengan papan jalan dan mencatat empat hal: kapan orang datang, kapan dipanggil, siapa yang pulang sebelum dipanggil, dan mengapa. Dari 611 orang yang tercatat, 307 datang sebelum pukul enam. Delapan puluh dua pulang tanpa diperiksa.</p>
      <h2>Yang dibangun</h2>
      <p>Nomor antrean dikirim lewat pesan singkat biasa, sebab dari tiga telepon di ruang tunggu hanya satu yang memiliki internet. Pasien mengirim kata <code>ANTRE</code> dan nama polinya, lalu menerima nomor serta perkiraan jam. Yang tidak punya telepon tetap mengambil nomor di loket, dari deret yang sama. Perangkatnya satu komputer bekas dan satu modem, dan di setiap puskesmas ada satu petugas yang bisa menyalakannya kembali tanpa menelepon siapa pun.</p>
      <h3>Yang tidak dibangun</h3>
      <p>Layar besar di ruang tunggu, suara pemanggil, dan unduhan di toko aplikasi. Ketiganya ada di permintaan awal. Ketiganya dicoret oleh pengguna, dalam rapat yang dipimpin murid.</p>
      <blockquote><p>Mereka bertanya kepada saya, lalu menunggu saya selesai menjawab. Konsultan yang dulu tidak.</p><cite>Bidan Rosalinda Mau, Puskesmas Oelomin</cite></blockquote>
      <h2>Sesudah enam bulan</h2>
      <p>Dari sembilan puskesmas, delapan masih memakainya setiap hari; satu berhenti karena modemnya tersambar petir dan menunggu gantinya. Pasien yang datang sebelum pukul enam kini 48 dari 590. Yang pulang tanpa diperiksa turun menjadi sebelas. Perawatannya menjadi tugas kelas XI tahun ini, dengan buku gangguan yang diwariskan kakak kelasnya.</p>
    `,
  }),
  portfolioCase({
    title: "Buku uji yang ditulis oleh para pengujinya",
    kind: "government",
    clientName: "Balai Latihan Kerja Provinsi Segara Anakan",
    startsOn: "2024-09-02",
    endsOn: "2025-08-29",
    summary:
      "Dua penguji memberi nilai berbeda kepada peserta yang sama. Empat puluh lima penguji duduk bersama selama setahun sampai selisihnya kurang dari satu angka.",
    batches: [
      ["Rumpun otomotif", "2024-09-02", "2024-12-13", 15],
      ["Rumpun tata boga", "2025-01-20", "2025-04-25", 14],
      ["Rumpun listrik", "2025-05-12", "2025-08-29", 16],
    ],
    description: `
      <p>Percobaannya sederhana. Seorang peserta mengganti kampas rem di depan kamera, dan rekamannya ditonton lima belas penguji, sendiri-sendiri. Nilainya berkisar dari 58 sampai 91. Batas lulus 70. Nasib peserta itu, dengan kata lain, bergantung pada siapa yang bertugas hari itu.</p>
      <p>Balai tidak menyembunyikan hasilnya. Rekaman dan ke-15 angka itu dibuka pada rapat penguji berikutnya, dan dari sana kami diminta menemani.</p>
      <h2>Bertengkar dengan tertib</h2>
      <p>Setiap rumpun bertemu dua hari sebulan. Pagi hari mereka menilai rekaman tanpa bicara. Siangnya mereka memperdebatkan setiap angka yang selisihnya lebih dari lima, dan perdebatan itu dicatat kata demi kata. Dari catatan itulah buku uji ditulis: setiap butir lahir dari satu pertengkaran yang pernah terjadi.</p>
      <p>Contohnya butir 3.4 pada rumpun otomotif. Silabus menulis “memasang kembali dengan benar”. Buku uji sekarang menulis:</p>
      <ol>
        <li>baut dikencangkan bersilang, dengan kunci momen, sampai angka dalam buku pabrik;</li>
        <li>pedal dipompa sebelum roda diturunkan;</li>
        <li>peserta <em>mengatakan</em> apa yang diperiksanya. Yang diam belum tentu salah, tetapi belum dapat dinilai.</li>
      </ol>
      <h2>Mengukur para pengukur</h2>
      <p>Pada akhir tahun ke-45 penguji kembali menilai rekaman yang belum pernah mereka lihat. Selisih rata-rata antarpenguji turun dari 12,6 menjadi 0,8 angka. Dua penguji masih jauh dari yang lain; keduanya meminta sendiri untuk menguji berdua sampai sepakat.</p>
      <blockquote><p>Saya menguji dua puluh tahun dan baru tahun ini membaca nilai saya sendiri.</p><cite>Marsudi Utomo, penguji tata boga</cite></blockquote>
      <p>Bukunya setebal 136 halaman, tersedia di ruang tunggu ujian, dan dibaca peserta sebelum masuk. Kelulusan turun sebentar, dari 81 menjadi 74 persen, lalu naik menjadi 86 persen pada ujian berikutnya. Peserta yang mengulang kini tahu apa yang harus diulang.</p>
    `,
  }),
];
