import { drawing, portfolioCase } from "./portfolioParts";

/** Companies that teach their own people in this product. */
export const demoCorporate = [
  portfolioCase({
    title: "Delapan menit di antara dua tamu",
    kind: "corporate",
    clientName: "Griya Tamu Nusantara",
    startsOn: "2025-03-03",
    endsOn: "2026-02-27",
    summary:
      "Jaringan sebelas hotel mengganti pelatihan tahunan di aula dengan pelajaran delapan menit di telepon. Yang menyelesaikan setahun penuh naik dari 31 menjadi 88 persen.",
    batches: [
      ["Resepsionis", "2025-03-03", "2025-05-30", 142],
      ["Tata graha", "2025-06-02", "2025-09-26", 318],
      ["Dapur dan ruang makan", "2025-10-06", "2026-02-27", 204],
    ],
    cover: "/media/demo/gallery-lantai-dansa-wisuda-8f542228.webp",
    images: [
      drawing("demo", "giliran", {
        alt: "Garis waktu satu giliran kerja dari pukul tujuh sampai tiga, dengan lima pelajaran pendek di sela pekerjaan.",
        caption:
          "Satu giliran tata graha. Balok biru adalah saat pelajaran benar-benar dibuka, menurut catatan bulan Agustus 2025.",
      }),
    ],
    description: `
      <p>Setiap Februari, ketika kamar paling sepi, enam ratus pegawai dibawa bergantian ke aula hotel di Tirtabuana selama dua hari. Ada salindia, ada makan siang, ada daftar hadir. Pada bulan Maret hampir tidak seorang pun dapat menyebut isinya. Itu kami ketahui karena pada bulan Maret kami bertanya.</p>
      <h2>Mengukur sela</h2>
      <p>Sebelum memindahkan apa pun, manajer pelatihan mereka mencatat satu pekan kerja: kapan tangan orang kosong, dan berapa lama. Jawabannya bukan satu jam sesudah makan siang, seperti dugaan semua orang, melainkan lima sampai tujuh sela yang pendek. Menunggu lift barang. Menunggu mesin cuci. Menunggu tamu keluar.</p>
      <p>Maka setiap pelajaran dibuat <strong>delapan menit</strong>, dengan tiga bagian yang tetap: satu kejadian, satu pertanyaan, satu hal untuk dicoba hari itu juga. Pelajaran diunduh di ruang ganti, satu-satunya tempat dengan sinyal bagus, dan dapat dibuka di lorong tanpa sinyal.</p>
      <h2>Siapa yang menulis</h2>
      <p>Kami hanya memasang ruangnya. Yang menulis adalah tiga puluh empat pegawai senior, masing-masing empat pelajaran. Supervisi kamar lantai sembilan, misalnya, menulis tentang tamu yang tidak mau kamarnya dibersihkan selama enam hari, dan apa yang boleh dilakukan pada hari ketujuh.</p>
      <ul>
        <li>136 pelajaran, semuanya ditulis orang dalam;</li>
        <li>664 pegawai dalam tiga bagian, 584 menyelesaikan semuanya;</li>
        <li>rata-rata pelajaran dibuka pukul 10.40 dan 14.10.</li>
      </ul>
      <blockquote><p>Dulu saya diajari orang yang tidak pernah mengganti seprai. Sekarang saya mengajari orang yang mengganti seprai setiap hari, dan mereka mengoreksi saya.</p><cite>Ketut Sariasih, tata graha</cite></blockquote>
      <h2>Yang hilang</h2>
      <p>Aula itu ternyata juga tempat orang dari sebelas hotel saling mengenal. Hal itu tidak dapat kami ganti dengan telepon, dan kami katakan demikian. Sejak tahun ini mereka berkumpul lagi, satu hari saja, tanpa salindia.</p>
    `,
  }),
  portfolioCase({
    title: "Sopir lulus ujian di kabinnya sendiri",
    kind: "corporate",
    clientName: "PT Rantai Dingin Pantura",
    startsOn: "2025-05-05",
    endsOn: "2025-11-28",
    summary:
      "Muatan yang rusak karena suhu hampir selalu rusak pada sepuluh menit yang sama. Empat ratus dua belas sopir kini mempelajari sepuluh menit itu di kabin, sebelum berangkat.",
    batches: [
      ["Depo timur", "2025-05-05", "2025-07-11", 128],
      ["Depo tengah", "2025-07-21", "2025-09-19", 150],
      ["Depo barat", "2025-09-29", "2025-11-28", 134],
    ],
    video: "https://video.rantaidingin.example/sepuluh-menit",
    images: [
      drawing("demo", "suhu-muatan", {
        alt: "Grafik suhu muatan selama satu perjalanan: rata pada minus delapan belas derajat, lalu melonjak dua kali saat pintu dibuka.",
        caption: "Suhu satu perjalanan. Kedua puncaknya adalah pintu yang terbuka ketika menunggu tanda tangan.",
      }),
    ],
    description: `
      <p>Perekam suhu di dalam boks mencatat setiap menit. Dari 3.160 perjalanan dalam setahun, 97 berakhir dengan muatan yang ditolak. Ketika grafiknya ditumpuk, bentuknya sama: garis lurus selama berjam-jam, lalu satu lonjakan sepuluh menit di tempat bongkar, pintu terbuka, sopir mencari orang yang harus tanda tangan.</p>
      <p>Perusahaan semula memesan kursus rantai dingin selama dua hari. Sopirnya tidak pernah berkumpul dua hari di satu tempat, dan pengetahuan tentang bakteri bukan yang kurang. Yang kurang adalah kebiasaan menutup pintu dulu.</p>
      <h2>Enam adegan</h2>
      <p>Kursusnya menjadi enam adegan, masing-masing direkam dari kursi sopir oleh sopir, dan diakhiri satu keputusan:</p>
      <ol>
        <li>Petugas gudang sedang salat Jumat. Pintu dibuka sekarang atau nanti?</li>
        <li>Segel putus, suhu baik. Lapor dulu atau jalan dulu?</li>
        <li>Listrik colokan depo mati pukul dua pagi.</li>
        <li>Penerima meminta satu dus saja diturunkan di simpang.</li>
        <li>Termometer boks dan termometer genggam berselisih empat derajat.</li>
        <li>Tanda tangan kurang satu, hujan deras.</li>
      </ol>
      <p>Jawaban yang salah tidak diberi tanda silang. Ia diberi <em>grafik</em>: inilah suhu muatanmu dua puluh menit kemudian. Adegan boleh diulang sampai garisnya rata.</p>
      <h2>Ujiannya</h2>
      <p>Ujian dikerjakan di kabin, mesin mati, sebelum kunci diserahkan. Dua belas soal, bacaan besar, bisa didengarkan. Sopir yang tidak lulus tidak dihukum; ia berangkat bersama yang lulus. Dari 412 sopir, 371 lulus pada percobaan pertama dan sisanya dalam sepekan.</p>
      <blockquote><p>Soal nomor empat itu saya. Saya yang menurunkan satu dus di simpang.</p><cite>Wahyudi, sopir, 17 tahun</cite></blockquote>
      <h3>Hasil</h3>
      <p>Dalam setahun sesudah depo terakhir selesai, muatan yang ditolak 22 dari 3.304 perjalanan. Perusahaan juga mengubah satu hal yang bukan pelajaran: sekarang tanda tangan boleh menyusul lewat telepon.</p>
    `,
  }),
  portfolioCase({
    title: "Bimbel yang berhenti menjual soal",
    kind: "corporate",
    clientName: "Bimbingan Belajar Fajar Sidik",
    startsOn: "2026-01-05",
    endsOn: null,
    summary:
      "Empat belas cabang mengerjakan 40.000 soal setahun tanpa tahu soal mana yang ada gunanya. Kini setiap soal punya riwayat, dan dua pertiganya sudah dipensiunkan.",
    cover: "/media/demo/gallery-papan-kontur-96a83602.webp",
    description: `
      <p>Gudang soal mereka adalah sebuah lemari arsip, enam cakram keras, dan Pak Anwar. Bila Pak Anwar cuti, cabang memakai paket tahun lalu. Soal yang kunci jawabannya keliru beredar sampai empat tahun, karena murid yang mempertanyakannya selalu dianggap belum belajar.</p>
      <h2>Memindahkan, lalu membuang</h2>
      <p>Kami memindahkan 40.312 soal ke dalam ruang belajar mereka dalam dua belas hari. Sebagian besar pekerjaan justru datang sesudahnya. Setiap soal yang dikerjakan sekarang mencatat tiga angka: berapa persen murid menjawab benar, seberapa jauh soal itu membedakan yang paham dari yang menebak, dan berapa lama dipandangi.</p>
      <p>Setelah satu semester guru dari empat belas cabang membaca angka itu bersama-sama, sehari penuh, di Karangjati. Soal lalu dibagi empat:</p>
      <dl>
        <dt>Dipakai terus (13.096)</dt>
        <dd>Membedakan dengan baik, kuncinya benar, bahasanya jelas.</dd>
        <dt>Diperbaiki (1.870)</dt>
        <dd>Gagasannya bagus, pengecohnya tidak. Penulisnya dihubungi.</dd>
        <dt>Dipensiunkan (25.104)</dt>
        <dd>Semua benar, semua salah, atau kembar dari soal lain.</dd>
        <dt>Salah kunci (242)</dt>
        <dd>Diumumkan kepada murid, lengkap dengan permintaan maaf.</dd>
      </dl>
      <h2>Soal ke-243</h2>
      <p>Kelompok yang terakhir itu paling sulit diputuskan. Pemilik bimbel takut kehilangan kepercayaan orang tua. Yang terjadi sebaliknya: dalam sebulan murid melaporkan 61 soal lain, dan 19 di antaranya memang salah. Tombol “menurut saya ini keliru” kini ada di bawah setiap soal, dan laporan dijawab guru, bukan mesin, dalam tiga hari.</p>
      <blockquote><p>Saya kira pekerjaan saya menyimpan soal. Ternyata pekerjaan saya melupakan soal.</p><cite>Anwar Musaddad, bank soal</cite></blockquote>
      <h2>Masih berjalan</h2>
      <p>Murid sekarang mengerjakan rata-rata 21 soal sehari, dari 34. Nilai uji coba Oktober naik 6 angka dibanding Oktober lalu. Kami menunggu ujian bulan Mei sebelum menyebutnya hasil. Lemari arsip itu sudah kosong; sekarang isinya payung.</p>
    `,
  }),
];
