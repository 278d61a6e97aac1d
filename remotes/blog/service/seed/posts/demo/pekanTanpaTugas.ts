import { post } from "../postParts";

export const pekanTanpaTugas = post({
  kind: "news",
  type: "notice",
  title: "Kalender semester genap terbit, dengan satu pekan tanpa tugas",
  slug: "kalender-semester-genap-dan-pekan-tanpa-tugas",
  category: "kabar",
  summary:
    "Semester genap SMA Karangjati dimulai 4 Januari. Untuk pertama kalinya ada pekan yang tidak boleh diisi tugas apa pun, atas usul murid kelas sebelas.",
  author: { name: "Tata usaha SMA Karangjati", role: "Sekretariat" },
  publishedAt: "2026-11-16 07:30",
  tags: ["kalender", "Karangjati", "semester genap"],
  cover: { motif: "truntum", seed: "kalender-genap" },
  content: `
    <p><strong>Karangjati.</strong> Kalender semester genap sudah dapat dibuka di beranda setiap murid dan orang tua mulai hari ini. Semester dimulai Senin, 4 Januari 2027, pukul 07.00 WIB. Tanggal-tanggal di bawah juga dapat dimasukkan ke kalender telepon melalui tautan di halaman yang sama.</p>
    <table>
    <caption>Tanggal penting semester genap 2026/2027</caption>
    <thead><tr><th scope="col">Tanggal</th><th scope="col">Acara</th><th scope="col">Untuk</th></tr></thead>
    <tbody>
    <tr><td>4 Januari</td><td>Hari pertama, pembagian jadwal</td><td>Semua</td></tr>
    <tr><td>18–22 Januari</td><td>Pekan tanpa tugas</td><td>Semua</td></tr>
    <tr><td>6 Februari</td><td>Rapat orang tua kelas XII</td><td>Orang tua</td></tr>
    <tr><td>29 Maret–9 April</td><td>Praktik lapangan</td><td>Kelas XI</td></tr>
    <tr><td>19–23 April</td><td>Ujian akhir sekolah</td><td>Kelas XII</td></tr>
    <tr><td>19 Juni</td><td>Pembagian rapor</td><td>Semua</td></tr>
    </tbody>
    </table>
    <p>Libur keagamaan dan libur nasional mengikuti ketetapan pemerintah dan akan ditambahkan begitu diumumkan. Bila tanggalnya bergeser, kalender di telepon ikut bergeser.</p>
    <h2>Mengapa pekan tanpa tugas</h2>
    <p>Usul itu datang dari kelas XI-2. Mereka membuka catatan tugas seluruh angkatan dalam buku nilai, menyusunnya per minggu, dan membawanya ke rapat dewan guru. Pada minggu ketiga semester lalu setiap murid kelas sebelas rata-rata memegang sembilan tugas sekaligus, dari delapan guru yang tidak saling tahu. Minggu sesudahnya hanya dua.</p>
    <p>“Tidak ada guru yang memberi terlalu banyak,” tulis mereka. “Hanya semuanya memberi pada hari yang sama.”</p>
    <p>Rapat itu menghasilkan dua keputusan. Pertama, mulai semester depan guru melihat jumlah tugas murid sebelum menetapkan tenggat; bila sudah ada empat pada minggu itu, sistem menyarankan tanggal lain. Saran itu boleh diabaikan, dengan alasan yang tercatat. Kedua, pekan 18 sampai 22 Januari tidak boleh diisi tugas, ulangan, atau pekerjaan rumah. Pelajaran berjalan seperti biasa.</p>
    <p>Perubahan itu sudah dicoba di kelas sebelas sejak awal November. Jumlah tugasnya tetap, tetapi pekan terpadat kini berisi lima, bukan sembilan.</p>
    <h2>Untuk orang tua</h2>
    <p>Pekan tanpa tugas bukan pekan libur; kehadiran tetap dicatat. Yang disarankan sekolah untuk sore-sore itu tidak banyak: tidur, membantu di rumah, membaca apa saja. Perpustakaan buka sampai pukul 17.00. Sesudah pekan itu murid akan mengisi angket singkat tanpa nama, dan hasilnya ditempel di papan pengumuman sebelum sekolah memutuskan apakah diulang pada semester berikutnya.</p>
    <p>Murid yang sedang menyelesaikan perbaikan nilai semester ganjil diberi waktu sampai 15 Januari, jadi tidak ada perbaikan yang jatuh ke dalam pekan itu. Kegiatan ekstrakurikuler berjalan seperti biasa, kecuali lomba antarkelas, yang dipindahkan ke pekan sesudahnya atas permintaan pengurus OSIS sendiri: mereka juga ingin tidur.</p>
    <p>Kelas sebelas yang berpraktik lapangan mulai akhir Maret menerima nama tempatnya paling lambat 5 Maret. Tempat yang memerlukan perjalanan lebih dari satu jam hanya diberikan bila orang tua dan murid menyetujuinya secara tertulis.</p>
    <p>Rapat orang tua kelas XII pada 6 Februari berlangsung di aula pukul 08.30 WIB dan dapat diikuti daring. Pertanyaan tentang kalender dijawab tata usaha pada jam sekolah, lewat menu Kabar atau telepon.</p>
  `,
});
