import { post } from "../postParts";

export const membacaPesanGalat = post({
  kind: "news",
  type: "guide",
  title: "Membaca pesan galat seperti membaca alamat",
  slug: "membaca-pesan-galat-seperti-membaca-alamat",
  category: "kelas",
  summary:
    "Pesan merah bukan marah. Ia alamat: nama jalan, nomor rumah, lalu apa yang ditemukan di sana. Cara membacanya dari bawah ke atas.",
  author: { name: "Tirta Adiguna", role: "Pengajar Python 1" },
  publishedAt: "2026-08-05 15:00",
  tags: ["Python", "galat", "belajar koding"],
  cover: { motif: "poleng", seed: "pesan-galat" },
  content: `
    <p>Ada satu kebiasaan yang sama pada semua murid baru, umur sebelas maupun tujuh belas. Ketika tulisan merah muncul, mereka menutup jendelanya. Cepat sekali, seperti menutup pintu kamar yang berantakan. Lalu mereka berkata: Kak, programku rusak.</p>
    <p>Programmu tidak rusak. Ia justru sedang bicara, dan sangat sopan: ia memberi tahu tempatnya.</p>
    <h2>Alamat lengkap</h2>
    <p>Lihat pesan ini, dari program Dinda minggu lalu.</p>
    <pre><code class="language-text">Traceback (most recent call last):
      File "antre_bakso.py", line 12, in &lt;module&gt;
        layani(pelanggan[3])
      File "antre_bakso.py", line 5, in layani
        print("Selamat makan, " + nama + nomor)
    TypeError: can only concatenate str (not "int") to str</code></pre>
    <p>Bacalah dari <strong>bawah</strong>. Baris terakhir adalah apa yang terjadi. Di atasnya, di mana. Di atasnya lagi, lewat jalan mana kita sampai ke sana.</p>
    <ol>
    <li><code>TypeError</code>: jenis kejadiannya. Ada dua benda yang macamnya tidak cocok.</li>
    <li><code>can only concatenate str (not "int") to str</code>: teks hanya bisa disambung dengan teks. Yang satu ternyata angka.</li>
    <li><code>line 5, in layani</code>: rumahnya nomor 5, di gang <code>layani</code>.</li>
    <li><code>line 12</code>: kita masuk gang itu dari jalan besar, nomor 12.</li>
    </ol>
    <p>Sekarang pergilah ke baris 5 dan tunjuk dengan jari: <code>nama</code> teks, <code>nomor</code> angka. Ketemu. Perbaikannya <code>str(nomor)</code>, atau lebih enak lagi, tulis <code>f"Selamat makan, {nama} {nomor}"</code>.</p>
    <p>Perhatikan bahwa kita belum menebak apa pun. Kita hanya berjalan dari bawah ke atas dan menunjuk. Menebak itu melelahkan; menunjuk tidak. Dinda menemukan galat keduanya sendiri, empat menit kemudian, dengan telunjuk menempel di layar. Layarnya jadi kotor, tetapi programnya jalan.</p>
    <h2>Lima jenis yang paling sering bertamu</h2>
    <table>
    <caption>Galat kelas Python 1, dan artinya dalam bahasa rumah</caption>
    <thead><tr><th scope="col">Nama</th><th scope="col">Katanya</th><th scope="col">Periksa dulu</th></tr></thead>
    <tbody>
    <tr><th scope="row"><code>NameError</code></th><td>Aku tidak kenal nama itu</td><td>Salah ketik, atau belum dibuat</td></tr>
    <tr><th scope="row"><code>TypeError</code></th><td>Dua benda ini tidak bisa bersama</td><td>Teks bertemu angka</td></tr>
    <tr><th scope="row"><code>IndexError</code></th><td>Kursi nomor itu tidak ada</td><td>Hitungan mulai dari nol</td></tr>
    <tr><th scope="row"><code>IndentationError</code></th><td>Barisnya menjorok tidak rapi</td><td>Spasi di awal baris</td></tr>
    <tr><th scope="row"><code>SyntaxError</code></th><td>Kalimatnya belum selesai</td><td>Kurung dan tanda titik dua di baris <em>sebelumnya</em></td></tr>
    </tbody>
    </table>
    <h2>Aturan tiga menit</h2>
    <p>Di kelas kami ada aturan: sebelum memanggil pengajar, baca pesannya keras-keras, terjemahkan ke bahasa rumah, dan pergi ke alamatnya. Tiga menit. Kalau sesudah itu belum ketemu, panggil kami, dan mulailah dengan kalimat “katanya …”. Kalimat itu saja sering sudah menjawab. Kami punya nama untuk kejadian itu: sembuh di ruang tunggu.</p>
    <p>Kevin pernah bertanya mengapa pesannya dalam bahasa Inggris. Pertanyaan bagus. Karena pembuat Python menulisnya begitu, dan karena jutaan orang mencari kalimat yang sama persis. Salin kalimat terakhirnya, tempel di mesin pencari, dan kamu bertemu seseorang di belahan dunia lain yang minggu lalu juga menutup jendelanya.</p>
  `,
});
