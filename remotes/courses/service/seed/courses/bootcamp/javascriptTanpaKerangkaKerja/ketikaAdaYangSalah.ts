import { chapter, check, code, courseModule, prose, task } from "../../courseParts";

export const ketikaAdaYangSalah = courseModule(
  "Ketika ada yang salah",
  "Membaca galat, menolak masukan buruk, dan membagi program menjadi berkas.",
  chapter(
    "Galat yang menunjuk barisnya",
    20,
    prose(`
      <p>Galat bukan hukuman. Ia pesan dari mesin yang menolak menebak. Program yang berhenti dengan pesan jelas jauh lebih baik daripada program yang terus berjalan membawa <code>NaN</code> sampai ke nota.</p>
    `),
    code(
      "javascript",
      `
      const daftar = [{ nama: "beras", rp: 55680 }];

      function hargaDari(nama) {
        return daftar.find((b) => b.nama === nama).rp;
      }

      console.log(hargaDari("beras"));
      console.log(hargaDari("garam"));
      `,
    ),
    code(
      "text",
      `
      55680
      TypeError: Cannot read properties of undefined (reading 'rp')
          at hargaDari (dapur.js:4:45)
          at dapur.js:8:13
      `,
      "Bentuk di Chrome dan Node. Nomor barisnya bergantung pada berkas Anda.",
    ),
    prose(`
      <h2>Tiga hal yang dibaca</h2>
      <ol>
        <li><strong>Jenisnya.</strong> <code>TypeError</code>: nilainya ada, tetapi tidak bisa diperlakukan begitu. <code>ReferenceError</code>: namanya tidak dikenal. <code>SyntaxError</code>: tulisannya tidak bisa dibaca, jadi tidak satu baris pun dijalankan.</li>
        <li><strong>Pesannya.</strong> Di sini: ada yang <code>undefined</code>, dan kita meminta sifat <code>rp</code> darinya.</li>
        <li><strong>Jejaknya.</strong> Baris paling atas adalah tempat meledak, baris di bawahnya adalah siapa yang memanggil. Baca dari atas sampai menemukan berkas Anda sendiri.</li>
      </ol>
      <p>Tempat meledak sering bukan tempat salah. <code>find</code> mengembalikan <code>undefined</code> karena garam tidak ada di daftar; baris itu tidak keliru, hanya tidak siap.</p>
      <p>Kebiasaan yang menolong: sebelum mengubah apa pun, ucapkan galatnya dengan kalimat sendiri. “Di fungsi hargaDari saya meminta rp dari hasil pencarian, dan pencarian itu tidak menemukan apa-apa.” Kalau kalimatnya belum bisa diucapkan, Anda belum membaca jejaknya sampai selesai.</p>
      <h2>Melempar dan menangkap</h2>
      <p>Anda boleh membuat galat sendiri dengan <code>throw</code>, dan pesannya boleh berbahasa Indonesia. <code>try</code> mencoba, <code>catch</code> menerima galatnya.</p>
    `),
    code(
      "javascript",
      `
      const daftar = [{ nama: "beras", rp: 55680 }];

      function hargaDari(nama) {
        const bahan = daftar.find((b) => b.nama === nama);
        if (bahan === undefined) throw new Error(\`Bahan "\${nama}" tidak ada di daftar.\`);
        return bahan.rp;
      }

      try {
        console.log(hargaDari("garam"));
        console.log("baris ini tidak pernah sampai");
      } catch (galat) {
        console.log(galat.message);
      }
      console.log("program berlanjut");
      `,
    ),
    code(
      "text",
      `
      Bahan "garam" tidak ada di daftar.
      program berlanjut
      `,
    ),
    prose(`
      <p>Tangkaplah galat hanya di tempat yang bisa berbuat sesuatu: menampilkan pesan, mencoba lagi, memakai cadangan. <code>catch</code> yang kosong adalah cara paling pasti kehilangan satu malam, sebab programnya salah tanpa seorang pun diberi tahu.</p>
      <p>Ada pula <code>finally</code>, bagian yang dijalankan entah berhasil entah gagal. Tempatnya pekerjaan beres-beres, misalnya menghidupkan kembali tombol yang tadi dimatikan.</p>
      <p>Lempar selalu <code>new Error(…)</code>, bukan teks biasa. Hanya objek galat yang membawa jejak.</p>
    `),
    check(
      "Pesan galat: “Cannot read properties of undefined (reading 'nama')”. Apa yang undefined?",
      [
        "Nilai di sebelah kiri .nama",
        "Benar. Mesin hendak membaca sifat nama dari sesuatu, dan sesuatu itu tidak ada.",
      ],
      ["Sifat nama", "Sifat yang tidak ada hanya menghasilkan undefined, tanpa galat."],
      ["Fungsi yang memanggilnya", "Fungsi yang tidak ada menimbulkan pesan “is not a function” atau ReferenceError."],
    ),
  ),
  chapter(
    "Memeriksa masukan di pintu",
    24,
    prose(`
      <p>Program dapur menerima angka dari orang. Orang mengetik “tiga dua”, “32 ”, atau tidak mengetik apa-apa. Kalau masukan diperiksa di pintu, semua fungsi di dalam boleh percaya bahwa yang diterimanya benar, dan tidak perlu memeriksa lagi.</p>
      <h2>Number terlalu pemaaf</h2>
    `),
    code(
      "javascript",
      `
      for (const teks of ["32", " 32 ", "", "32 orang", "3e2", "-5", "7.5"]) {
        console.log(JSON.stringify(teks), Number(teks), parseInt(teks, 10));
      }
      `,
    ),
    code(
      "text",
      `
      "32" 32 32
      " 32 " 32 32
      "" 0 NaN
      "32 orang" NaN 32
      "3e2" 300 3
      "-5" -5 -5
      "7.5" 7.5 7
      `,
    ),
    prose(`
      <p>Keduanya punya keanehan. <code>Number</code> menganggap kosong sebagai nol dan mengerti tulisan ilmiah. <code>parseInt</code> membaca dari depan lalu berhenti, sehingga setengah kalimat pun lolos. Untuk banyaknya orang kita perlu aturan sendiri: hanya angka, bulat, antara 1 dan 200.</p>
      <p>Dari mana 200 berasal? Dari dapur: panci terbesar cukup untuk itu. Batas atas bukan sekadar kerapian. Orang yang mengetik 3200 karena tombolnya tersangkut akan memborong tahu seisi pasar, dan program yang baik menanyakannya lebih dulu.</p>
    `),
    code(
      "javascript",
      `
      function bacaOrang(teks) {
        const rapi = teks.trim();
        if (!/^[0-9]+$/.test(rapi)) {
          return { sah: false, pesan: \`"\${teks}" bukan bilangan bulat.\` };
        }
        const n = Number(rapi);
        if (n < 1 || n > 200) {
          return { sah: false, pesan: \`\${n} di luar 1 sampai 200.\` };
        }
        return { sah: true, nilai: n };
      }

      for (const teks of ["32", " 32 ", "", "7.5", "900"]) {
        const hasil = bacaOrang(teks);
        console.log(hasil.sah ? hasil.nilai : hasil.pesan);
      }
      `,
    ),
    code(
      "text",
      `
      32
      32
      "" bukan bilangan bulat.
      "7.5" bukan bilangan bulat.
      900 di luar 1 sampai 200.
      `,
    ),
    prose(`
      <p>Pola <code>/^[0-9]+$/</code> dibaca: dari awal (<code>^</code>), satu angka atau lebih (<code>[0-9]+</code>), sampai akhir (<code>$</code>). Tanpa kedua pengapit itu, <code>"32 orang"</code> akan lolos karena memuat angka.</p>
      <p>Perhatikan urutannya: rapikan dulu, periksa bentuknya, baru ubah menjadi bilangan, lalu periksa batasnya. Mengubah sebelum memeriksa bentuk membuka lagi pintu yang hendak ditutup.</p>
      <h2>Melempar atau mengembalikan?</h2>
      <p>Fungsi ini tidak melempar galat. Masukan buruk dari orang adalah kejadian sehari-hari, jadi hasilnya berupa objek: sah dengan nilai, atau tidak sah dengan pesan. Simpan <code>throw</code> untuk hal yang semestinya mustahil, misalnya fungsi dalam yang menerima bilangan negatif. Itu kesalahan penulis program, bukan kesalahan pemakai.</p>
      <p>Tulis pesan untuk orang yang membacanya. “Invalid input” tidak menolong siapa pun. Sebut apa yang diterima dan apa yang diharapkan; orang akan memperbaikinya sendiri tanpa menelepon Anda.</p>
    `),
    check(
      'Kotak “jumlah orang” dikirim kosong, lalu program menghitung Number(""). Apa yang terjadi?',
      [
        "Belanja dihitung untuk 0 orang tanpa galat",
        'Benar. Number("") adalah 0, itulah sebabnya kosong harus ditolak sebelum diubah.',
      ],
      ["Hasilnya NaN", "NaN muncul untuk teks seperti “tiga”. Teks kosong justru menjadi 0."],
      [
        "Program berhenti dengan TypeError",
        "Number menerima teks apa saja dan tidak pernah melempar galat untuk teks.",
      ],
    ),
    task(
      "Harga dari tulisan pasar",
      `
      <p>Tulis <code>bacaHarga(teks)</code> yang menerima <code>"14500"</code>, <code>"14.500"</code>, dan <code>"Rp 14.500"</code>, lalu mengembalikan <code>{ sah: true, nilai: 14500 }</code>. Selain itu, kembalikan <code>{ sah: false, pesan }</code>.</p>
      <p>Titik hanya boleh sebagai pemisah ribuan: <code>"14.50"</code> harus ditolak. Pola <code>/^[0-9]{1,3}(\\.[0-9]{3})+$/</code> cocok dengan bilangan bertitik yang benar.</p>
      <p>Kalau benar: tiga baris pertama 14500, tiga baris terakhir pesan penolakan.</p>
      `,
      "javascript",
      `
      function bacaHarga(teks) {
        // 1. buang "Rp" di depan dan spasi di ujung
        // 2. terima angka polos, atau angka dengan titik ribuan
        // 3. selain itu, tolak dengan pesan yang menolong
        return { sah: false, pesan: "belum ditulis" };
      }

      for (const teks of ["14500", "14.500", "Rp 14.500", "14.50", "murah", ""]) {
        const hasil = bacaHarga(teks);
        console.log(hasil.sah ? hasil.nilai : hasil.pesan);
      }
      `,
    ),
  ),
  chapter(
    "Berkas yang saling meminjam",
    20,
    prose(`
      <p>Program dapur kini punya hitungan, pembacaan masukan, dan penulisan daftar. Kalau semuanya di satu berkas, setiap nama terlihat oleh setiap baris. <strong>Modul</strong> memberi tiap berkas ruang sendiri: hanya yang dinyatakan dengan <code>export</code> yang boleh dipinjam, dan hanya yang disebut dengan <code>import</code> yang terlihat.</p>
    `),
    code(
      "javascript",
      `
      // hitung.js
      const GRAM_PER_KG = 1000;

      export function kebutuhan(orang, gramPerOrang) {
        return orang * gramPerOrang;
      }

      export const keKilo = (gram) => gram / GRAM_PER_KG;
      `,
      "GRAM_PER_KG tidak diekspor, jadi tidak terlihat dari luar.",
    ),
    code(
      "javascript",
      `
      // utama.js
      import { kebutuhan, keKilo } from "./hitung.js";

      console.log(keKilo(kebutuhan(32, 120)));
      `,
      "Mencetak 3.84.",
    ),
    prose(`
      <p>Tanda <code>./</code> berarti “di folder yang sama dengan berkas ini”, dan di peramban akhiran <code>.js</code> harus ditulis lengkap. Di halaman, modul dimuat dengan <code>&lt;script type="module" src="utama.js"&gt;</code>. Di Node, beri akhiran <code>.mjs</code> atau tulis <code>"type": "module"</code> di <code>package.json</code>.</p>
      <p>Studio kursus ini menjalankan satu berkas, jadi coba contoh di atas di komputer Anda. Halaman yang dibuka langsung dari folder, dengan alamat <code>file://</code>, akan menolak memuat modul; jalankan peladen kecil, misalnya <code>python3 -m http.server</code>, lalu buka <code>http://localhost:8000</code>.</p>
      <h2>Apa yang pantas satu berkas</h2>
      <p>Ukuran bukan pegangannya. Tanyakan apa yang berubah bersama. Kalau aturan porsi berubah, idealnya hanya satu berkas yang disentuh. Untuk dapur, tiga berkas cukup:</p>
      <ul>
        <li><code>hitung.js</code>: fungsi murni, tidak mencetak dan tidak membaca halaman.</li>
        <li><code>masukan.js</code>: mengubah tulisan orang menjadi nilai yang sah.</li>
        <li><code>utama.js</code>: satu-satunya yang bersentuhan dengan layar.</li>
      </ul>
      <p>Panah peminjaman sebaiknya searah: <code>utama.js</code> meminjam dari dua lainnya, tidak sebaliknya. Bila <code>hitung.js</code> mulai mengimpor <code>utama.js</code>, dua berkas itu saling menunggu, dan nama yang dipakai terlalu awal menimbulkan <code>ReferenceError</code>. Obatnya memindahkan bagian yang diperlukan keduanya ke berkas ketiga.</p>
      <h2>Bernama atau bawaan</h2>
      <p>Ada juga <code>export default</code>, satu per berkas, yang saat diimpor boleh dinamai sesukanya. Kebebasan itu membuat fungsi yang sama punya nama berbeda di setiap berkas. Selama belum ada alasan kuat, pakai ekspor bernama; salah ketik pada namanya langsung ditolak.</p>
    `),
    check(
      "Mengapa hitung.js tidak mengimpor apa pun dari utama.js?",
      [
        "Supaya hitungannya bisa dipakai dan diuji tanpa layar",
        "Benar. Fungsi murni yang tidak mengenal layar dapat dijalankan di mana saja, termasuk di dalam uji.",
      ],
      ["Karena satu berkas hanya boleh mengimpor sekali", "Berkas boleh mengimpor dari banyak berkas."],
      ["Karena fungsi murni tidak boleh diekspor", "Justru fungsi murni yang paling pantas diekspor."],
    ),
  ),
);
