import { post } from "../postParts";

export const bukuNilai = post({
  kind: "article",
  type: "essay",
  title: "Buku nilai yang boleh dicoret",
  slug: "buku-nilai-yang-boleh-dicoret",
  category: "gagasan",
  summary:
    "Nilai di kertas dapat dicoret, dan semua orang melihat coretannya. Ketika nilai pindah ke layar, coretan itu hampir hilang. Mengapa kami mengembalikannya.",
  author: { name: "Ratna Djuwita Sarumaha", role: "Perancang produk" },
  publishedAt: "2026-08-11 07:00",
  tags: ["rapor", "jejak perubahan", "rancangan"],
  cover: { motif: "ceplok", seed: "buku-nilai" },
  content: `
    <p>Di lemari SMA Karangjati ada buku nilai dari tahun 1987. Halamannya kuning, tintanya biru, dan hampir di setiap lembar ada coretan: angka enam yang menjadi tujuh, dengan paraf kecil di sampingnya, kadang dengan alasan. <em>Ujian susulan. Salah jumlah. Anak ini sakit.</em> Kami memotretnya ketika sekolah itu bertanya apakah sistem kami dapat menggantikan buku.</p>
    <p>Jawaban jujur waktu itu: tidak. Sistem kami menyimpan angka tujuh. Enamnya hilang.</p>
    <h2>Yang dikatakan sebuah coretan</h2>
    <p>Coretan tampak seperti cacat. Sebenarnya ia bagian paling jujur dari dokumen itu. Ia mengatakan bahwa seseorang pernah memutuskan, lalu memeriksa, lalu berubah pikiran, dan bersedia dilihat berubah pikiran. Angka tanpa coretan hanya mengatakan: percayalah.</p>
    <p>Dalam tabel di layar, mengubah enam menjadi tujuh tidak meninggalkan apa-apa. Guru yang memperbaiki kesalahan dan orang yang menaikkan nilai keponakannya terlihat sama persis. Ketika orang tua bertanya “kok berubah?”, guru yang jujur tidak punya bukti kejujurannya.</p>
    <aside class="pull"><p>Guru yang memperbaiki kesalahan dan orang yang menaikkan nilai keponakannya terlihat sama persis.</p></aside>
    <h2>Empat aturan yang kami salin dari kertas</h2>
    <ol>
    <li><strong>Yang lama tetap terbaca.</strong> Nilai lama tidak dihapus, ia dicoret. Satu ketukan membukanya.</li>
    <li><strong>Ada parafnya.</strong> Siapa, kapan, dari mana. Kepala sekolah pun tidak dapat mengubah tanpa paraf.</li>
    <li><strong>Alasan ditulis dengan kata sendiri.</strong> Kami mencoba daftar pilihan, dan semua orang memilih yang paling atas. Kini kotaknya kosong, dan boleh dibiarkan kosong; kekosongan itu juga terbaca.</li>
    <li><strong>Pemilik nilai diberi tahu.</strong> Murid melihat perubahan pada hari yang sama dengan gurunya.</li>
    </ol>
    <h2>Keberatan para guru</h2>
    <p>Aturan keempat tidak disukai. “Kalau saya salah ketik dan segera membetulkan, masak seluruh kelas tahu?” tanya Pak Edward Sitorus, guru kimia. Beliau benar: di kertas pun ada pensil. Maka sekarang ada masa pensil. Selama lima belas menit sesudah disimpan pertama kali, nilai dapat diubah tanpa jejak. Sesudah itu tinta.</p>
    <p>Lima belas menit bukan angka sembarangan. Kami melihat catatan dari sebuah semester percobaan dengan sebelas guru: kebanyakan salah ketik dibetulkan dalam tiga menit, hampir semuanya dalam sebelas. Perubahan sesudah itu biasanya bukan salah ketik.</p>
    <h2>Sesudah setahun</h2>
    <p>Apa yang terjadi ketika coretan kembali? Jumlah perubahan tidak berkurang. Ia bertambah sedikit, dan itu mula-mula mencemaskan kami. Lalu kami membaca alasannya. <em>Ternyata caranya benar, hasilnya saja yang salah. Ia menjelaskan lisan. Saya terlalu cepat.</em> Guru lebih berani memperbaiki, sebab memperbaiki tidak lagi terlihat seperti bersembunyi.</p>
    <p>Murid pun berubah. Dulu pertanyaan di depan ruang guru berbunyi “Bu, nilai saya berapa?”. Sekarang, kata Ibu Marlina, bunyinya “Bu, yang dicoret itu kenapa?”. Pertanyaan kedua lebih sulit dijawab, dan jauh lebih layak diajukan.</p>
    <p>Buku dari tahun 1987 itu masih di lemari. Di halaman tiga puluh satu ada angka delapan yang dicoret menjadi tujuh, lalu dicoret lagi menjadi delapan, dengan tiga paraf dan satu kata yang tidak dapat kami baca. Pemilik nilainya sekarang kepala tata usaha. Ia juga tidak ingat.</p>
  `,
});
