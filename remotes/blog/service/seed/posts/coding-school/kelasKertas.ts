import { post } from "../postParts";

export const kelasKertas = post({
  kind: "news",
  type: "notice",
  title: "Kelas Kertas dibuka untuk umur delapan sampai sepuluh",
  slug: "kelas-kertas-dibuka-untuk-umur-delapan-sampai-sepuluh",
  category: "kelas",
  summary:
    "Enam pertemuan tanpa komputer: mengurutkan, mengulang, dan memilih, dengan kartu, kapur, dan sebuah robot yang diperankan ayah.",
  author: { name: "Puri Anggitaningrum", role: "Pengajar Kelas Kertas" },
  publishedAt: "2025-11-18 15:00",
  tags: ["tanpa komputer", "anak", "pendaftaran"],
  cover: { motif: "ceplok", seed: "kelas-kertas" },
  content: `
    <p>Robot pertama di Kelas Kertas bernama Ayah Dito. Ia berdiri di tengah lapangan, memakai kardus di kepala, dan hanya mengerti empat perintah: maju, kiri, kanan, angkat. Delapan anak memegang kartu perintah dan berusaha membuatnya mengambil botol minum. Pada menit kedua belas robot itu berjalan masuk ke kolam ikan. Perintahnya memang begitu.</p>
    <p>Selama bertahun-tahun kami menjawab tidak kepada orang tua yang mendaftarkan anak di bawah sebelas tahun. Bukan karena mereka terlalu kecil untuk berpikir, tetapi karena layar kelewat cepat untuk mereka: salah ketik satu huruf, semuanya berhenti, dan anak yang baru lancar membaca dihukum untuk ejaan. Maka kami membuat kelas tanpa layar.</p>
    <h2>Enam pertemuan</h2>
    <ol>
    <li><strong>Perintah.</strong> Membuat roti isi menurut resep yang ditulis anak lain, secara harfiah. Bawa celemek.</li>
    <li><strong>Urutan.</strong> Mengurutkan dua belas botol berisi pasir tanpa timbangan, hanya dengan membandingkan dua demi dua.</li>
    <li><strong>Ulangan.</strong> Menenun kertas dengan pola, lalu menuliskan polanya sependek mungkin.</li>
    <li><strong>Pilihan.</strong> Permainan “kalau … maka …” dengan kapur di lantai.</li>
    <li><strong>Salah.</strong> Mencari kesalahan yang sengaja disembunyikan dalam petunjuk harta karun. Pertemuan yang paling ramai.</li>
    <li><strong>Pertunjukan.</strong> Setiap anak menulis program untuk orang tuanya sendiri, yang wajib menurut.</li>
    </ol>
    <aside class="pull"><p>Perintahnya memang begitu.</p></aside>
    <h2>Apa yang dipelajari</h2>
    <p>Semua yang dilakukan di kelas ini punya nama di dunia komputer: algoritma, pengurutan, perulangan, percabangan, pelacakan galat. Nama-nama itu baru disebut sesudah anak melakukannya, biasanya pada pertemuan keempat, dan biasanya disambut dengan “oh, itu ada namanya?”.</p>
    <p>Dari percobaan bulan September dengan dua kelompok, kami belajar bahwa dua jam terlalu panjang dan bahwa pertemuan kelima harus sebelum makan siang. Kami juga belajar bahwa orang tua yang ikut bermain lebih jarang bertanya kapan anaknya mulai belajar “koding betulan”. Mereka sudah melihatnya, dengan kardus di kepala.</p>
    <p>Anak yang sudah lancar membaca tidak diistimewakan. Semua petunjuk digambar, dan pengajar membacakan yang perlu dibacakan. Dalam kelompok percobaan, anak yang paling teliti menemukan kesalahan justru belum lancar membaca; ia memeriksa setiap gambar dua kali karena tidak dapat menebak dari kata.</p>
    <p>Sesudah enam pertemuan tidak ada ujian dan tidak ada peringkat. Setiap anak membawa pulang kotak kartunya, dan sebuah surat dari pengajar tentang satu hal yang ia lakukan dengan sabar.</p>
    <h2>Yang perlu diketahui</h2>
    <p>Kelas diadakan setiap Sabtu pukul 09.00 sampai 10.30 WIB, mulai 10 Januari 2026, di enam perpustakaan kelurahan; daftar tempatnya dikirim sesudah mendaftar. Satu kelompok paling banyak sepuluh anak dengan dua pengajar. Biayanya Rp 240.000 untuk enam pertemuan, termasuk bahan; separuh tempat di setiap kelompok gratis bagi yang memerlukan, cukup dengan mencentang, tanpa surat.</p>
    <p>Anak dengan kebutuhan khusus diterima di semua kelompok. Ceritakan kepada kami apa yang membuatnya nyaman, dan satu pengajar tambahan akan duduk di dekatnya. Robotnya, kalau Anda bersedia, Anda sendiri.</p>
  `,
});
