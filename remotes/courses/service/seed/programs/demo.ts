import type { ProgramDetails } from "./withDetails";

/** The demo's programmes, at length: those of its maritime school, and those of its premium courses. */
export const demoPrograms: Readonly<Record<string, ProgramDetails>> = {
  "demo-pelayaran": {
    description: `<p>SMK Bahari berdiri di tepi sungai yang pasang surut, dan jadwal praktik mengikuti air, bukan lonceng. Taruna Nautika belajar membaca peta, angin, dan radio; taruna Teknika belajar mendengar mesin sebelum membaca alat ukurnya.</p>
<p>Setiap semester ditutup dengan pelayaran tiga hari. Yang dinilai bukan jarak, melainkan buku jaga: siapa bertugas, apa yang dilihat, dan keputusan apa yang diambil pada pukul dua pagi.</p>`,
    schools: [
      { name: "SMK Bahari Tirtasari", city: "Kota Tegal", province: "Jawa Tengah" },
      { name: "SMK Pelayaran Wira Samudera", city: "Kota Semarang", province: "Jawa Tengah" },
      { name: "SMK Negeri 1 Bitung", city: "Kota Bitung", province: "Sulawesi Utara" },
      { name: "SMK Negeri 4 Ambon", city: "Kota Ambon", province: "Maluku" },
    ],
  },
  "demo-perikanan": {
    description: `<p>Mutu seekor ikan ditentukan dalam dua jam pertama, jauh sebelum sampai di meja siapa pun. Karena itu praktik program ini dimulai pukul tiga pagi di tempat pelelangan, dengan es, termometer, dan buku catatan yang tahan air.</p>
<p>Murid belajar menilai kesegaran dengan indra dan membuktikannya dengan angka, mengolah tanpa membuang, serta menawar harga bersama koperasi nelayan. <strong>Semua hasil olahan dijual</strong>; keuntungannya membeli bahan semester berikutnya.</p>`,
    schools: [
      { name: "SMK Negeri 2 Bone", city: "Kabupaten Bone", province: "Sulawesi Selatan" },
      { name: "SMK Perikanan Sinar Laut", city: "Kabupaten Indramayu", province: "Jawa Barat" },
      { name: "SMK Negeri 3 Kendari", city: "Kota Kendari", province: "Sulawesi Tenggara" },
    ],
  },
  "demo-teknik": {
    description: `<p>Program ini diuji oleh orang luar. Sambungan las dibelah oleh kepala bengkel galangan, instalasi rumah diperiksa petugas yang tidak mengenal muridnya, dan keduanya berhak menolak.</p>
<p>Sebelum sampai ke sana, murid menghabiskan berkilo-kilo elektroda dan bermeter-meter kabel. Hasil yang gagal disimpan di rak bertanggal, berdampingan dengan hasil sebulan kemudian.</p>
<ul><li>Kacamata, sepatu, dan apron dipakai tanpa kecuali, juga oleh tamu.</li><li>Arus dimatikan oleh orang yang akan bekerja, bukan oleh orang lain.</li></ul>`,
    schools: [
      { name: "SMK Galangan Muaratama", city: "Kota Tegal", province: "Jawa Tengah" },
      { name: "SMK Negeri 1 Percut Sei Tuan", city: "Kabupaten Deli Serdang", province: "Sumatera Utara" },
      { name: "SMK Negeri 2 Sorong", city: "Kota Sorong", province: "Papua Barat Daya" },
      { name: "SMK Teknologi Nusantara Cilegon", city: "Kota Cilegon", province: "Banten" },
    ],
  },
  "demo-umum": {
    description: `<p>Geografi dan bahasa diajarkan di luar kelas sesering mungkin. Peta dibandingkan dengan bukit yang digambarnya, dan kalimat bahasa Inggris diucapkan kepada orang yang sungguh harus memahaminya.</p>
<p>Nilai diberikan untuk laporan yang dapat dipakai orang lain: peta jalan kaki menuju sekolah, misalnya, yang kini dibagikan kepada murid baru setiap bulan Juli.</p>`,
    schools: [
      { name: "SMA Negeri 1 Tirtasari", city: "Kota Tegal", province: "Jawa Tengah" },
      { name: "SMA Negeri 2 Nabire", city: "Kabupaten Nabire", province: "Papua Tengah" },
      { name: "MA Darul Ulum Brebes", city: "Kabupaten Brebes", province: "Jawa Tengah" },
    ],
  },
  "demo-busana": {
    description: `<p>Peserta kursus ini sudah bekerja: penjahit rumahan, pegawai konfeksi, ibu yang menerima permak di teras. Mereka datang pukul tujuh malam dengan satu pertanyaan dari siang tadi, dan kelas dimulai dari pertanyaan itu.</p>
<p>Dari kain blacu ke brokat, dari pola dasar ke tubuh yang tidak simetris. Sesudah tiga bulan setiap peserta menetapkan harga jahitannya sendiri, dengan hitungan yang dapat ia jelaskan kepada pelanggan.</p>
<p>Mesin tersedia untuk yang tidak membawa. Anak kecil boleh ikut; ada sudut bermain yang terlihat dari meja potong.</p>`,
    schools: [
      { name: "LKP Busana Melati Tirtasari", city: "Kota Tegal", province: "Jawa Tengah" },
      { name: "SMK Negeri 2 Tegal", city: "Kota Tegal", province: "Jawa Tengah" },
      { name: "PKBM Bina Mandiri Slawi", city: "Kabupaten Tegal", province: "Jawa Tengah" },
    ],
  },
  "demo-pemrograman": {
    description: `<p>Catatan sebuah bengkel sudah berisi hampir semua yang perlu diketahui seorang pemrogram pemula: nama, tanggal, jumlah, dan kesalahan ketik. Program ini memakai catatan seperti itu, bukan soal hitungan yang dibuat-buat.</p>
<p>Setiap bab selesai dengan program yang bisa dipakai keesokan harinya. Kodenya pendek, diberi nama yang jelas, dan diuji dengan data yang rusak, karena data yang rusaklah yang akan datang.</p>`,
    schools: [
      { name: "SMK Negeri 1 Adiwerna", city: "Kabupaten Tegal", province: "Jawa Tengah" },
      { name: "SMK Telkom Banjarbaru", city: "Kota Banjarbaru", province: "Kalimantan Selatan" },
      { name: "BLK Komunitas Nurul Huda", city: "Kabupaten Pemalang", province: "Jawa Tengah" },
    ],
  },
  "demo-usaha": {
    description: `<p>Banyak lapak yang ramai tetap kehabisan uang di akhir bulan. Penyebabnya jarang kemalasan; biasanya harga ditetapkan dengan menengok tetangga. Program ini mengajak pemilik usaha menghitung biayanya sendiri, sampai ke gas, plastik, dan jam kerja anggota keluarga.</p>
<p>Hitungannya dikerjakan dengan pensil. Lembar kerja baru dibuka setelah semua orang bisa menjelaskan setiap angka, sebab <em>rumus yang tidak dipahami hanya memindahkan kesalahan</em>.</p>`,
    schools: [
      { name: "SMK Negeri 1 Slawi", city: "Kabupaten Tegal", province: "Jawa Tengah" },
      { name: "SMK Koperasi Yogyakarta", city: "Kota Yogyakarta", province: "Daerah Istimewa Yogyakarta" },
      { name: "PKBM Melati Pesisir", city: "Kabupaten Brebes", province: "Jawa Tengah" },
    ],
  },
  "demo-desain": {
    description: `<p>Tidak semua orang yang membuat edaran ingin menjadi desainer. Guru, pegawai tata usaha, dan pengurus kampung hanya ingin pengumumannya dibaca. Program ini memberi mereka beberapa aturan yang dapat diukur dengan penggaris.</p>
<p>Peserta membawa lembar yang pernah mereka buat, lalu memperbaikinya selangkah demi selangkah: jarak, kelompok, huruf, kontras, kisi. Ujiannya sederhana. Seseorang berdiri dua meter jauhnya dan menceritakan kembali apa yang ia baca.</p>`,
    schools: [
      { name: "SMK Negeri 3 Tegal", city: "Kota Tegal", province: "Jawa Tengah" },
      { name: "SMK Grafika Desa Putera", city: "Kota Jakarta Selatan", province: "Daerah Khusus Jakarta" },
      { name: "SMK Wikrama Bogor", city: "Kota Bogor", province: "Jawa Barat" },
    ],
  },
  "demo-aksara": {
    description: `<p>Aksara Jawa masih ada di papan nama jalan, di amplop undangan, dan di surat yang disimpan nenek di lemari. Program ini mengajarkan membacanya dari sana, dari benda yang dapat ditunjuk.</p>
<p>Dua puluh aksara pertama dipelajari dengan tangan: ditulis, diucapkan, dihapus, ditulis lagi. Sesudah itu pasangan, sandhangan, dan kebiasaan penulis lama yang tidak selalu mengikuti aturan. Pada akhirnya peserta membacakan satu surat pendek milik keluarganya sendiri, bila ada yang mau meminjamkan.</p>`,
    schools: [
      { name: "SMP Negeri 1 Surakarta", city: "Kota Surakarta", province: "Jawa Tengah" },
      { name: "SMA Negeri 3 Yogyakarta", city: "Kota Yogyakarta", province: "Daerah Istimewa Yogyakarta" },
      { name: "Sanggar Sastra Triwikrama", city: "Kabupaten Karanganyar", province: "Jawa Tengah" },
    ],
  },
  "demo-silat": {
    description: `<p>Yang pertama dilatih adalah berdiri. Kaki selebar bahu, lutut tidak terkunci, napas turun ke perut; sebagian orang memerlukan dua minggu untuk melakukannya tanpa menahan napas.</p>
<p>Langkah, pasang, dan jatuh menyusul, masing-masing dengan cara melatihnya sendirian di ruang yang sempit. Tidak ada pukulan ke kepala dan tidak ada tanding dalam program ini. <strong>Rasa sakit pada sendi adalah tanda berhenti</strong>, bukan tanda maju.</p>`,
    schools: [
      { name: "Perguruan Wringin Tirtasari", city: "Kota Tegal", province: "Jawa Tengah" },
      { name: "SMA Negeri 1 Madiun", city: "Kota Madiun", province: "Jawa Timur" },
      { name: "SMP Negeri 4 Payakumbuh", city: "Kota Payakumbuh", province: "Sumatera Barat" },
    ],
  },
  "demo-bersama": {
    description: `<p>Dua hari itu tidak ada yang duduk menurut kelasnya. Jadwal, peminjaman alat, dan daftar hadir ketiga sekolah berjalan di satu ruang daring, dan tata usaha hanya mencetak nasi bungkusnya.</p>
<p>Tuan rumahnya bergilir: tahun ini dermaga, tahun depan bukit Karangjati.</p>`,
    schools: [
      { name: "SMK Bahari Muaratama", city: "Muaratama", province: "Jawa Tengah" },
      { name: "SMA Negeri Karangjati", city: "Karangjati", province: "Jawa Tengah" },
      { name: "Kursus Jahit Puspa Tirtasari", city: "Tirtasari", province: "Jawa Tengah" },
    ],
  },
};
