import { post } from "../postParts";

export const menamaiMotif = post({
  kind: "article",
  type: "essay",
  title: "Siapa yang boleh menamai sebuah motif",
  slug: "siapa-yang-boleh-menamai-sebuah-motif",
  category: "suara-dan-citra",
  summary:
    "Kami melatih mesin mengenali sepuluh motif batik. Mesinnya belajar dengan baik. Yang belum kami pelajari adalah bahwa nama bukan milik kami.",
  author: { name: "Larasati Puspa", role: "Peneliti citra, penulis catatan 733" },
  publishedAt: "2026-02-17 08:00",
  tags: ["batik", "pengenalan citra", "pengetahuan bersama"],
  cover: { motif: "poleng", seed: "kelas-7" },
  content: `
    <p>Dua belas ribu foto, sepuluh nama, satu kartu grafis pinjaman. Pada bulan ketiga, mesin kami menebak motif dengan benar pada sembilan dari sepuluh foto yang belum pernah dilihatnya. Kami membawanya ke sebuah desa pembatik di pesisir utara Jawa untuk dipamerkan. Seorang ibu meletakkan kainnya di bawah kamera. Di layar tertulis: <em>mega mendung, 97%.</em></p>
    <p>Ibu itu membaca, lalu melipat kainnya kembali. “Ini bukan itu,” katanya. “Ini punya almarhumah ibu saya.”</p>
    <h2>Yang dilihat mesin</h2>
    <p>Secara teknis tidak ada yang keliru. Ada awan, ada lapisan warna, ada lengkung yang patah di tempat yang sama. Foto-foto yang kami beri label mega mendung memang begitu. Tetapi ibunya membuat awan itu pada tahun ketika ayahnya melaut dan tidak pulang, dan di rumah itu kainnya punya nama lain, yang tidak ia sebutkan kepada kami. Ia tidak salah tentang motifnya. Kamilah yang mengira bahwa motif hanya bentuk.</p>
    <p>Sesudah kejadian itu kami berhenti mengumpulkan foto dan mulai mengumpulkan keberatan.</p>
    <h2>Tiga macam salah nama</h2>
    <ul>
    <li><strong>Satu bentuk, banyak nama.</strong> Lengkung berjajar miring disebut parang, lereng, atau lain lagi, tergantung lebar barisnya, desanya, dan siapa yang memakainya.</li>
    <li><strong>Satu nama, banyak bentuk.</strong> Enam orang dari enam kota menunjuk enam kain yang berbeda untuk kata “truntum”. Semuanya benar.</li>
    <li><strong>Nama yang tidak untuk umum.</strong> Sebagian motif hanya disebut pada waktu dan oleh orang tertentu. Menyimpannya di basis data terbuka bukan pelestarian.</li>
    </ul>
    <p>Basis data kami hanya mengenal yang pertama sebagai kesalahan. Yang kedua ia anggap derau. Yang ketiga tidak dapat ia bayangkan sama sekali.</p>
    <aside class="pull"><p>Kami berhenti mengumpulkan foto dan mulai mengumpulkan keberatan.</p></aside>
    <h2>Apa yang kami ubah dalam catatan 733</h2>
    <p>Pertama, mesin tidak lagi memberi nama. Ia memberi kemiripan: “menyerupai kain-kain yang oleh pembuatnya di Cirebon disebut mega mendung”. Kalimat itu panjang, dan ia mengembalikan nama kepada yang memilikinya. Kedua, setiap foto membawa tiga keterangan: siapa pembuatnya, siapa yang menamai, dan boleh dipakai untuk apa. Bila salah satu kosong, foto itu tidak ikut melatih. Dari dua belas ribu, tinggal empat ribu seratus.</p>
    <p>Ketiga, pembuat dapat menarik kainnya kapan saja, dan penarikan itu berarti mesin dilatih ulang tanpa kain tersebut. Ini mahal. Sudah terjadi dua kali. Kami mencatatnya sebagai biaya, seperti listrik.</p>
    <p>Ketepatannya turun dari sembilan menjadi kira-kira tujuh dari sepuluh. Seorang peninjau bertanya, dengan wajar, apakah itu tidak berarti bahwa alat ini menjadi lebih buruk. Tergantung apa yang diukur. Sebagai penebak, ya. Sebagai tamu, saya kira ia mulai pantas dipersilakan masuk.</p>
    <p>Ibu dengan kain awan itu belum mengizinkan kainnya difoto, dan kami tidak bertanya lagi. Ia mengirim sesuatu yang lain: selembar kertas berisi tujuh nama, dengan catatan mana yang boleh kami tulis. Ada empat. Tiga sisanya, tulisnya, cukup Anda tahu saja.</p>
  `,
});
