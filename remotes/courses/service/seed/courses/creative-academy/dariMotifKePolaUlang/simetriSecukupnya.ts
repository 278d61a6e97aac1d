import { chapter, check, courseModule, prose } from "../../courseParts";

export const simetriSecukupnya = courseModule(
  "Simetri secukupnya",
  "Sedikit matematika, hanya yang menghemat kerja, lalu cara mengganggunya dengan sengaja.",
  chapter(
    "Geser, putar, cermin, jejak kaki",
    20,
    prose(`
    <p>Ketika menyusun daun, Anda sudah memakai dua gerakan: menggeser dan mencerminkan. Masih ada dua lagi, dan sesudah itu daftarnya habis. Semua pola yang berulang di bidang datar, dari tegel sampai songket, dapat dijelaskan dengan empat gerakan yang tidak mengubah ukuran.</p>
    <ul>
    <li><strong>Geser.</strong> Gambar berpindah tanpa berputar. Semua pola ulang memilikinya ke dua arah; tanpa itu ia bukan pola ulang.</li>
    <li><strong>Putar.</strong> Gambar berputar mengelilingi satu titik. Kartu remi kembali sama setelah setengah putaran, baling-baling bersayap empat setelah seperempat.</li>
    <li><strong>Cermin.</strong> Gambar dibalik terhadap satu garis.</li>
    <li><strong>Geser-cermin.</strong> Gambar dibalik terhadap satu garis, lalu digeser sepanjang garis itu. Contohnya jejak kaki di pasir: kiri, kanan, kiri, kanan.</li>
    </ul>
    <h2>Memeriksa motif sebelum menyusunnya</h2>
    <p>Huruf kapital tanpa kait adalah alat periksa yang murah.</p>
    <table>
    <thead><tr><th scope="col">Huruf</th><th scope="col">Gerakan yang membuatnya tetap sama</th></tr></thead>
    <tbody>
    <tr><td>F, G, R</td><td>tidak ada</td></tr>
    <tr><td>A, M, T</td><td>cermin terhadap sumbu tegak</td></tr>
    <tr><td>B, D, E</td><td>cermin terhadap sumbu mendatar</td></tr>
    <tr><td>N, S, Z</td><td>setengah putaran</td></tr>
    <tr><td>H, I, X</td><td>kedua cermin, dan setengah putaran</td></tr>
    </tbody>
    </table>
    <p>Ambil motif Anda dan tanyakan: ia sefamili dengan huruf mana? Daun yang lurus bertulang tengah sefamili dengan A. Daun yang melengkung ke satu sisi sefamili dengan F. Jawabannya menentukan apa yang terjadi ketika motif itu disusun, dan itulah isi bab berikutnya.</p>
    <h2>N bukan cermin</h2>
    <p>Kesalahan yang paling sering: menyangka S, N, atau gelombang yang anggun itu simetris cermin karena tampak seimbang. Letakkan cermin saku tegak di tengah huruf N; garis miringnya patah menjadi V. Huruf itu seimbang karena putaran. Bedanya terasa pada kain: pola yang seimbang karena cermin tampak berhenti dan tenang, pola yang seimbang karena putaran tampak berjalan.</p>
    <p>Tugas lapangan: potret empat teralis jendela di jalan rumah Anda. Untuk setiap teralis, tandai satu sumbu cermin dengan garis penuh dan satu titik putar dengan bulatan. Bila tidak menemukan keduanya, carilah jejak kakinya.</p>
    `),
    check(
      "Sulur batang labu tumbuh lurus, daunnya berselang-seling kiri dan kanan dengan jarak tetap. Gerakan apa yang membawa satu daun ke daun berikutnya?",
      ["Geser-cermin", "Daun dibalik terhadap batang lalu maju satu jarak, persis seperti jejak kaki."],
      ["Cermin saja", "Dengan cermin saja kedua daun akan berhadapan di ketinggian yang sama, bukan berselang-seling."],
      [
        "Geser saja",
        "Geser saja menempatkan semua daun di sisi yang sama. Setelah dua langkah barulah ia setara geseran.",
      ],
    ),
  ),
  chapter(
    "Tujuh belas kelompok, lima yang kita pakai",
    24,
    prose(`
    <p>Bila keempat gerakan tadi digabung-gabungkan, ada berapa jenis pola ulang? Jawabannya mengejutkan banyak perancang: tepat tujuh belas. Jevgraf Fedorov, ahli kristal dari Rusia, membuktikannya pada 1891. Sebuah pola boleh berisi naga atau titik; jenis simetrinya selalu satu dari tujuh belas.</p>
    <h2>Mengapa tidak lebih banyak</h2>
    <p>Karena putaran tidak bebas. Pola ulang hanya mengizinkan setengah, sepertiga, seperempat, dan seperenam putaran. Seperlima tidak pernah bisa. Segi lima beraturan memberi firasatnya: sudutnya 108°, tiga buah mengelilingi satu titik baru 324°, empat buah sudah 432°, padahal yang diperlukan 360°. Bunga berkelopak lima tentu boleh digambar; hanya saja putaran seperlimanya berlaku untuk bunga itu sendiri, bukan untuk seluruh kain.</p>
    <h2>Lima nama untuk pekerjaan sehari-hari</h2>
    <table>
    <thead><tr><th scope="col">Nama</th><th scope="col">Cara memperolehnya</th><th scope="col">Bagian ubin blok yang perlu digambar</th></tr></thead>
    <tbody>
    <tr><td>p1</td><td>motif F, susunan blok</td><td>seluruhnya</td></tr>
    <tr><td>pm</td><td>motif A, susunan blok</td><td>setengah</td></tr>
    <tr><td>cm</td><td>motif A, setengah turun atau bata</td><td>seperempat</td></tr>
    <tr><td>pmm</td><td>motif F, susunan cermin ke dua arah</td><td>seperempat</td></tr>
    <tr><td>p4m</td><td>bujur sangkar dengan cermin tegak, datar, dan diagonal</td><td>seperdelapan</td></tr>
    </tbody>
    </table>
    <p>Huruf m berarti ada cermin; angka 4 berarti ada seperempat putaran; p dan c menerangkan jenis kisinya. Motif F yang disusun bata atau setengah turun tetap bernama p1, sebab satu-satunya gerakan di dalamnya hanyalah geseran. Di mata orang ia berbeda dari blok; di mata matematika tidak.</p>
    <h2>Gunanya</h2>
    <p>Kolom ketiga adalah penghematan. Ubin 20 × 20 cm luasnya 400 cm². Pada p4m Anda cukup menggambar segitiga seluas 400 : 8 = 50 cm²; sisanya cermin. Sebaliknya, nama itu memberi peringatan. Semakin kecil bagian yang digambar, semakin sering mata bertemu hal yang sama, jadi segitiga 50 cm² itu harus sungguh kaya.</p>
    <p>Kesalahan yang perlu diwaspadai: menganggap simetri tinggi lebih bagus. Pilih kelompok seperti memilih kertas, menurut pekerjaannya. Ubin lantai senang dengan p4m karena dilihat dari segala arah. Kain bergambar burung yang berkicau lebih wajar pada p1.</p>
    `),
    check(
      "Daun melengkung yang tidak simetris disusun setengah turun tanpa dibalik maupun diputar. Termasuk kelompok apa?",
      ["p1", "Yang ada hanya geseran. Kisinya miring, tetapi tidak ada cermin dan tidak ada putaran pada pola itu."],
      ["cm", "Untuk cm motifnya harus punya sumbu cermin, seperti huruf A. Daun ini sefamili dengan F."],
      ["pmm", "pmm menuntut ubin dicerminkan ke dua arah. Di sini tidak ada yang dibalik."],
    ),
  ),
  chapter(
    "Padat, renggang, dan arah angin",
    22,
    prose(`
    <p>Dua pola dapat memiliki kelompok simetri yang sama dan tetap terasa berlainan: yang satu seperti pasar, yang lain seperti pematang. Bedanya terletak pada kepadatan, arah, dan tingkat ukuran.</p>
    <h2>Kepadatan dapat dihitung</h2>
    <p>Jiplak ubin Anda di kertas kotak-kotak 1 cm. Hitung kotak yang lebih dari setengahnya tertutup gambar. Contoh: ubin 24 × 24 cm luasnya 576 cm². Tiga motif besar menutup masing-masing 60 kotak, tujuh motif kecil masing-masing 12. Jumlahnya 3 × 60 + 7 × 12 = 264 kotak, jadi 264 : 576 ≈ 46%.</p>
    <p>Angka ini bukan nilai rapor. Ia membantu Anda berbicara: “yang kemarin 46%, coba 35%” lebih berguna daripada “kurang lega”. Pola untuk blus biasanya lebih lega daripada pola untuk kantong, karena blus dilihat berjam-jam.</p>
    <h2>Tiga tingkat ukuran</h2>
    <p>Pola yang enak dilihat dari jauh dan dari dekat hampir selalu punya tiga tingkat: pemimpin, pengiring, dan pengisi. Mulailah dengan perbandingan kasar 4 : 2 : 1. Bila bunga utama 8 cm, kuncupnya 4 cm, bintik atau helai rumputnya 2 cm. Dari jauh tampak bunganya, dari dekat tampak rumputnya.</p>
    <h2>Arah</h2>
    <ul>
    <li><strong>Searah:</strong> semua motif berdiri ke atas. Indah pada tirai, boros pada baju, sebab semua potongan pola harus menghadap ke arah yang sama.</li>
    <li><strong>Dua arah:</strong> separuh motif terbalik. Potongan pola boleh diputar 180°.</li>
    <li><strong>Segala arah:</strong> motif tersebar seperti dilempar. Paling hemat kain, paling sulit diseimbangkan.</li>
    </ul>
    <h2>Mengganggu dengan sengaja</h2>
    <p>Pola yang sempurna cepat mati di mata. Setelah ubin Anda lulus uji, rusak sedikit: gambar tiga varian motif utama yang berbeda dalam satu hal kecil (satu kelopak terlipat, satu daun berlubang ulat), lalu gunakan ketiganya bergantian di dalam satu ubin. Ingat seprai di bab pertama; begitulah ia menyembunyikan ulangannya.</p>
    <p>Batasnya jelas. Bila gangguan terlihat dari tiga meter, ia bukan lagi gangguan, melainkan motif “bintang” yang tertangkap pada uji tiga kali tiga. Kerusakan yang baik baru ditemukan orang setelah seminggu memakai bajunya.</p>
    `),
    check(
      "Penjahit mengeluh kain Anda boros: semua potongan harus menghadap ke atas. Perubahan mana yang menolong tanpa mengganti motif?",
      [
        "Membalik separuh motif di dalam ubin sehingga pola menjadi dua arah",
        "Potongan baju lalu boleh diputar 180° di atas kain, dan sisa guntingannya berkurang.",
      ],
      [
        "Menaikkan kepadatan dari 35% ke 46%",
        "Lebih penuh tidak mengubah arah. Semua potongan tetap harus menghadap ke atas.",
      ],
      ["Mengganti susunan blok dengan bata", "Geseran baris tidak memutar motif. Polanya masih searah."],
    ),
  ),
);
