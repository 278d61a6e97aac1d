import { post } from "../postParts";

export const pantunFisika = post({
  kind: "blog",
  type: "story",
  title: "Pantun masuk kelas fisika",
  slug: "pantun-masuk-kelas-fisika",
  category: "budaya",
  summary:
    "Guru fisika di Tanjungpinang meminta muridnya menulis hukum Newton dalam empat baris bersajak. Yang ia dapatkan adalah daftar kesalahpahaman yang paling lengkap sepanjang kariernya.",
  author: { name: "Zuriati Hamid", role: "Kontributor, Tanjungpinang" },
  publishedAt: "2026-07-20 05:00",
  tags: ["pantun", "fisika", "Kepulauan Riau"],
  cover: { motif: "kawung", seed: "pantun-fisika" },
  content: `
    <p>Di papan tulis XI-3 tertulis empat baris, dengan huruf yang makin kecil karena penulisnya salah memperkirakan ruang:</p>
    <blockquote><p>Pergi ke Penyengat naik pompong,<br>singgah sebentar membeli kain.<br>Kalau perahu tak ada yang dorong,<br>ia tak berhenti, cuma tak main.</p></blockquote>
    <p>“Cuma tak main” diperdebatkan selama setengah jam. Apakah itu berarti kecepatannya tetap, atau perahunya mogok? Penulisnya, Said Alwi, bersikeras bahwa keduanya mungkin, tergantung perahunya tadi sedang apa. Guru mereka, Encik Raja Marhamah, menyandarkan punggung ke dinding dan tidak ikut bicara. Memang itu yang ia tunggu.</p>
    <h2>Sampiran dan isi</h2>
    <p>Pantun punya dua bagian: sampiran, dua baris pembuka yang membawa bunyi, dan isi, dua baris yang membawa maksud. Sajaknya bersilang. Di Kepulauan Riau orang berpantun ketika meminang, ketika membuka rapat, ketika menawar ikan. Pulau Penyengat, seberang kota ini, adalah tempat Raja Ali Haji menulis pada abad kesembilan belas. Anak-anak di sini dapat membuat sampiran secepat orang lain menguap.</p>
    <p>“Isinya yang susah,” kata Marhamah. “Dua baris, kira-kira sepuluh kata. Tidak ada tempat bersembunyi.”</p>
    <p>Awalnya itu hanya permainan penutup pelajaran. Ia berubah menjadi alat ketika seorang murid yang nilainya selalu sembilan menyerahkan pantun yang isinya: <em>benda yang berat jatuhnya cepat, benda yang ringan belakangan tiba.</em> Dalam ulangan, anak itu menghitung gerak jatuh bebas tanpa cela. Dalam pantun, ia menulis apa yang sebenarnya ia percayai.</p>
    <aside class="pull"><p>Dalam ulangan ia menghitung tanpa cela. Dalam pantun, ia menulis apa yang sebenarnya ia percayai.</p></aside>
    <h2>Buku kesalahpahaman</h2>
    <p>Sejak itu Marhamah mengumpulkan. Dalam tiga semester ada dua ratus tiga puluh pantun dari empat kelas. Ia mengelompokkannya bukan menurut bab, melainkan menurut kekeliruan.</p>
    <ul>
    <li>Gaya dianggap sesuatu yang “disimpan” benda dan habis di jalan.</li>
    <li>Arus listrik dianggap dipakai lampu, sehingga yang kembali tinggal sisanya.</li>
    <li>Dingin dianggap masuk dari luar; tidak seorang pun menulis bahwa panas keluar.</li>
    </ul>
    <p>Daftar serupa ada dalam buku pendidikan fisika di mana-mana. Bedanya, yang ini ditulis oleh anak yang duduk di depannya, dengan nama dan dengan irama. Pelajaran berikutnya dimulai dari situ. Pantun yang keliru dibacakan tanpa nama, lalu kelas mencoba merobohkannya dengan percobaan. Yang bertahan dipasang di lorong.</p>
    <h2>Balasan</h2>
    <p>Aturan lama berpantun mengatakan bahwa pantun harus dibalas. Jadi setiap kekeliruan dijawab dengan pantun pula, tidak boleh dengan rumus. Untuk benda berat dan ringan tadi, jawabannya datang dari bangku belakang, sesudah sehelai kertas dan sebuah batu dijatuhkan bersama, lalu kertasnya diremas:</p>
    <blockquote><p>Buah kepayang jatuh ke parit,<br>hanyut sebiji sampai ke kuala.<br>Kertas diremas tinggal secubit,<br>serentak dengan batu tiba.</p></blockquote>
    <p>Sajaknya kurang rapat di baris terakhir, dan penulisnya diberi waktu sampai Senin untuk memperbaiki. Fisikanya diterima.</p>
  `,
});
