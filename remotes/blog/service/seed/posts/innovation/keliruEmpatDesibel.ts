import { post } from "../postParts";

export const keliruEmpatDesibel = post({
  kind: "article",
  type: "story",
  title: "Bagaimana kami keliru empat desibel",
  slug: "bagaimana-kami-keliru-empat-desibel",
  category: "jaringan-dan-jarak",
  summary:
    "Catatan 418 menemukan pita frekuensi kosong di Sumba Timur. Pita itu tidak kosong. Inilah cara kesalahannya ditemukan, dan mengapa ia tetap di rak.",
  author: { name: "Yosef Tanggu", role: "Insinyur radio, penulis catatan 418 dan 431" },
  publishedAt: "2026-03-05 08:00",
  tags: ["radio", "pengukuran", "ralat"],
  cover: { motif: "ceplok", seed: "kelas-4" },
  content: `
    <p>Desibel adalah satuan yang ramah kepada orang yang keliru. Empat desibel terdengar kecil. Tetapi skala itu logaritmis, dan empat desibel berarti kira-kira dua setengah kali. Saya keliru dua setengah kali lipat, di depan umum, selama lima bulan.</p>
    <p>Catatan 418 terbit pada Oktober 2025. Isinya menggembirakan: di sebuah lembah di Sumba Timur ada pita frekuensi yang tidak terpakai, cukup lebar untuk menghubungkan tiga sekolah tanpa menunggu menara. Dua yayasan menghubungi saya. Sebuah sekolah sudah mengecat tiangnya.</p>
    <h2>Seorang murid dan alat pinjaman</h2>
    <p>Yang menemukan kesalahan itu bukan peninjau. Namanya Umbu Ndara, murid kelas dua belas. Untuk tugas sekolah ia mengulang satu pengukuran saya dengan alat pinjaman dari balai. Angkanya tidak cocok. Ia mengira dirinya yang salah dan mengulang empat kali. Lalu ia menulis kepada saya, meminta maaf, dan melampirkan semua angkanya.</p>
    <p>Saya menghitung ulang sambil berharap ia keliru. Ia tidak keliru.</p>
    <h2>Di mana empat desibel itu hilang</h2>
    <p>Alat saya dikalibrasi di Yogyakarta pada bulan Juni. Di antara antena dan alat ada kabel tiga meter, dan kabel selalu memakan sebagian isyarat. Besarnya diukur sekali lalu diketikkan ke dalam alat sebagai koreksi. Pada bulan Agustus kabel itu rusak digigit anjing, dan saya menggantinya di Waingapu dengan kabel lain. Koreksinya tidak saya ganti.</p>
    <table>
    <caption>Satu titik ukur yang sama, tiga kali</caption>
    <thead><tr><th scope="col">Pengukuran</th><th scope="col">Terbaca</th><th scope="col">Koreksi kabel</th><th scope="col">Sebenarnya</th></tr></thead>
    <tbody>
    <tr><th scope="row">Catatan 418</th><td>−104 dBm</td><td>2 dB</td><td>−102 dBm</td></tr>
    <tr><th scope="row">Umbu Ndara</th><td>−100 dBm</td><td>2 dB</td><td>−98 dBm</td></tr>
    <tr><th scope="row">Catatan 431</th><td>−104 dBm</td><td>6 dB</td><td>−98 dBm</td></tr>
    </tbody>
    </table>
    <p>Batas yang saya pakai untuk menyebut sebuah pita kosong adalah −100. Dengan angka yang benar pita itu terisi: ada pemancar sah di balik bukit, lemah, tetapi ada. Andai tiga sekolah itu memancar di sana, yang terganggu adalah komunikasi kapal.</p>
    <p>Kesalahannya sederhana, dan justru karena sederhana tidak ada yang mencarinya. Dua peninjau memeriksa rumus saya baris demi baris. Tidak seorang pun bertanya tentang kabel.</p>
    <aside class="pull"><p>Ia mengira dirinya yang salah dan mengulang empat kali. Saya tidak mengulang sekali pun.</p></aside>
    <h2>Mencabut tanpa menghapus</h2>
    <p>Pada 3 Maret 2026 catatan 418 dicabut. Ia tetap di tempatnya, dicoret, dengan alasan dan nama saya. Beberapa rekan menyarankan agar dihapus saja, supaya tidak ada yang tersesat. Saya kira sebaliknya: catatan yang hilang akan dibuat lagi oleh orang lain, dengan kabel lain. Yang dicoret memberi tahu bahwa jalan ini sudah dicoba dan di mana ia ambles.</p>
    <p>Catatan 431 menggantikannya. Isinya kurang menggembirakan, dan penulis pertamanya Umbu Ndara. Tiga sekolah itu akhirnya terhubung lewat kabel tembaga bekas sejauh empat kilometer, yang sedang kami ukur. Kali ini dengan dua alat, dua orang, dan sebuah daftar yang baris pertamanya berbunyi: <em>periksa kabelnya, lalu periksa anjingnya.</em></p>
  `,
});
