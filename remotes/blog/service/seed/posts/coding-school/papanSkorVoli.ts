import { post } from "../postParts";

export const papanSkorVoli = post({
  kind: "news",
  type: "notice",
  title: "Papan Skor Voli dipakai di turnamen kecamatan, dan ini yang rusak",
  slug: "papan-skor-voli-dipakai-di-turnamen-kecamatan",
  category: "karya",
  summary:
    "Program buatan Nabila, 15 tahun, menghitung skor untuk tiga puluh dua pertandingan. Ia menceritakan sendiri tiga kesalahan yang baru ketahuan di depan penonton.",
  author: { name: "Nabila Zahra", role: "Murid Web 2, 15 tahun" },
  publishedAt: "2026-10-29 15:00",
  tags: ["karya murid", "JavaScript", "voli"],
  cover: { motif: "lereng", seed: "papan-skor-voli" },
  content: `
    <p>Halo, aku Nabila. Papan skor ini awalnya tugas minggu ketiga belas: bikin halaman yang dipakai orang sungguhan. Orang sungguhannya pamanku, wasit voli di kecamatan. Ia bilang boleh dicoba di turnamen tujuh belasan asal aku duduk di sebelahnya terus. Jadi aku duduk di sebelahnya selama dua hari, tiga puluh dua pertandingan, dan pulang dengan leher belang.</p>
    <p>Papannya bekerja. Tetapi ada tiga hal yang rusak, dan menurut Kak Tirta, pengajarku, bagian itu yang lebih berguna diceritakan.</p>
    <h2>Rusak 1: jempol dua kali</h2>
    <p>Tombol tambah skor kutaruh besar-besar. Pamanku menekannya dengan jempol, dan jempolnya besar. Kadang tertekan dua kali, skor loncat dua, penonton teriak. Aku tidak punya tombol mundur. Aku harus buka kodenya di depan semua orang.</p>
    <p>Perbaikannya ternyata pendek. Simpan semua kejadian dalam daftar, jangan cuma angkanya. Kalau salah, buang yang terakhir, lalu hitung lagi dari awal.</p>
    <pre><code class="language-javascript">const poin = [];                       // "A", "A", "B", …
    const tambah = (tim) =&gt; poin.push(tim);
    const mundur = () =&gt; poin.pop();
    const skor = (tim) =&gt; poin.filter((p) =&gt; p === tim).length;</code></pre>
    <p>Bonusnya, sesudah pertandingan kita bisa lihat urutan poinnya. Tim RW 04 pernah kehilangan sembilan poin berturut-turut. Mereka minta dicetak, buat bahan latihan.</p>
    <h2>Rusak 2: set selesai terlalu cepat</h2>
    <p>Aku tahu set voli selesai di angka 25. Yang aku lupa: harus selisih dua. Waktu 25–24, papannya meniup peluit kemenangan dan pemainnya masih main. Malu sekali. Aku cuma mengetes sampai 25–20, karena capek menekan tombol.</p>
    <p>Sejak itu aku bikin tes yang menekan tombolnya untukku. Sekarang ada empat belas tes, termasuk 31–29, yang belum pernah terjadi di kecamatan kami, tapi kan bisa saja.</p>
    <h2>Rusak 3: matahari</h2>
    <p>Ini bukan soal kode. Pukul satu siang layarnya tidak terbaca sama sekali. Warna yang kupilih cantik, ungu di atas abu-abu. Cantik di kamar. Aku ganti jadi hitam di atas kuning, angka setinggi layar. Kata ibuku jadi seperti papan harga bensin. Itu pujian, papan harga bensin kan terbaca dari jauh.</p>
    <p>Kak Tirta bilang ini namanya uji di tempat. Aku menambahkannya ke daftar tes, walaupun tidak bisa dijalankan komputer: bawa ke luar rumah, pukul satu siang, mundur sepuluh langkah.</p>
    <aside class="pull"><p>Warna yang kupilih cantik. Cantik di kamar.</p></aside>
    <h2>Sesudah turnamen</h2>
    <p>Ada tiga klub yang minta tautannya. Aku kasih gratis, dengan syarat kalau ada yang rusak harus bilang: kapan, skornya berapa, dan tombol apa yang ditekan. Sejauh ini ada dua laporan. Satu memang salahku. Satu lagi karena teleponnya jatuh ke ember.</p>
    <p>Yang paling kuingat: di final, waktu 14–14 set kelima, satu lapangan melihat ke arah layarku. Tanganku dingin. Papannya benar. Aku yang teriak paling kencang, padahal aku tidak kenal timnya.</p>
  `,
});
