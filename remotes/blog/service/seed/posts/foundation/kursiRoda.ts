import { post } from "../postParts";

export const kursiRoda = post({
  kind: "blog",
  type: "story",
  title: "Bengkel yang menerima pesanan kursi roda",
  slug: "bengkel-yang-menerima-pesanan-kursi-roda",
  category: "dari-sekolah",
  summary:
    "Murid pengelasan di Wonogiri memperbaiki satu kursi roda untuk tetangga sekolah. Kini ada sebelas di antrean, dan tidak satu pun boleh dikerjakan tanpa pemiliknya hadir.",
  author: { name: "Anisa Rahmawati", role: "Penulis yayasan" },
  publishedAt: "2025-12-02 07:00",
  tags: ["pengelasan", "kursi roda", "Wonogiri"],
  cover: { motif: "truntum", seed: "kursi-roda" },
  content: `
    <p>Roda kirinya oleng, sandarannya diikat tali rafia, dan pemiliknya duduk di atasnya sambil makan pisang. Begitulah kursi roda pertama masuk ke bengkel las SMK di Wonogiri: didorong Bu Parmi, penjual pisang di seberang sekolah, untuk suaminya, Pak Wagiman. Mereka bertanya berapa ongkosnya. Murid-murid menjawab belum tahu, karena belum pernah.</p>
    <p>Perbaikan itu selesai dalam tiga hari dan gagal dalam satu jam. Lasnya kuat, rodanya lurus, cat barunya biru. Tetapi Pak Wagiman, yang tangan kanannya lemah sejak stroke, tidak dapat menjangkau rem. Remnya di kanan. Dari dulu di kanan. Selama ini istrinya yang mengerem.</p>
    <h2>Diukur bersama orangnya</h2>
    <p>Guru mereka, Pak Jarot Winarno, menghentikan kerja bengkel hari itu dan menyuruh semua murid duduk di kursi roda pinjaman selama satu jam pelajaran. Melewati pintu. Mencuci tangan. Membeli es di kantin. Mereka pulang dengan daftar panjang, dan sebuah aturan yang kini dicat di dinding: <em>tidak ada yang dipotong sebelum orangnya diukur.</em></p>
    <ul>
    <li>Lebar duduk diukur dengan baju yang biasa dipakai, bukan dengan kemeja.</li>
    <li>Rem dipasang di sisi tangan yang kuat, dan diuji sepuluh kali oleh pemiliknya sendiri.</li>
    <li>Tinggi sandaran kaki diukur di jalan depan rumahnya, karena di sana ada polisi tidur.</li>
    <li>Warna cat dipilih pemiliknya. Sejauh ini tidak seorang pun memilih abu-abu.</li>
    </ul>
    <aside class="pull"><p>Tidak ada yang dipotong sebelum orangnya diukur.</p></aside>
    <h2>Yang boleh dan yang tidak</h2>
    <p>Bengkel itu hanya mengerjakan rangka, roda, rem, dan sandaran. Untuk bantalan dan posisi duduk, mereka bekerja dengan seorang fisioterapis puskesmas, Ibu Retnaningsih, yang datang setiap Rabu. Dialah yang berhak berkata tidak. Dua pesanan ditolaknya karena pemiliknya memerlukan kursi khusus; untuk keduanya ia menguruskan rujukan.</p>
    <p>Ia juga yang mengajari murid satu kalimat pembuka: tanyakan dulu, baru pegang. Kursi itu bagian dari badan orangnya.</p>
    <p>Setiap kursi memiliki kartu: foto sebelum, ukuran, apa yang diganti, siapa yang mengelas, siapa yang memeriksa lasnya. Kartu itu ditandatangani tiga orang. Dalam pelajaran pengelasan, inilah pertama kalinya murid melihat namanya di bawah sambungan yang menahan tubuh seseorang. Pak Jarot mengatakan bahwa sejak itu ia tidak pernah lagi harus menyuruh mereka menggerinda ulang.</p>
    <h2>Antrean</h2>
    <p>Kini ada sebelas kursi di antrean. Bahan dibayar pemilik bila mampu, dan dana bengkel bila tidak; selama semester ini enam membayar, lima tidak. Pesanan ditutup sementara, karena pada Januari kelas itu harus belajar mengelas pipa, dan kurikulum tetap kurikulum.</p>
    <p>Pak Wagiman sekarang mengerem dengan tangan kiri. Setiap pagi ia menyeberang sendiri ke sekolah, parkir di depan bengkel, dan memberi tahu siapa pun yang mau mendengar bahwa kursinya nomor satu. Di kartunya memang tertulis begitu. Bu Parmi mengeluh bahwa ia jadi tidak punya alasan untuk berhenti berjualan dan ikut.</p>
  `,
});
