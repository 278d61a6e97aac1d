import { chapter, check, code, courseModule, prose, task } from "../../courseParts";

export const kumpulanData = courseModule(
  "Kumpulan data",
  "Larik, objek, dan cara mengolahnya tanpa saling merusak.",
  chapter(
    "Larik: urut, bernomor dari nol",
    20,
    prose(`
      <p>Belanja bukan satu bahan. <strong>Larik</strong> (<em>array</em>) menyimpan banyak nilai dalam urutan. Nomornya mulai dari 0, sehingga barang terakhir bernomor panjang dikurangi satu.</p>
    `),
    code(
      "javascript",
      `
      const menu = ["soto", "pecel", "rawon"];

      console.log(menu.length, menu[0], menu[menu.length - 1], menu.at(-1));
      console.log(menu[3]);

      menu.push("gado-gado");
      console.log(menu.join(", "));
      `,
    ),
    code(
      "text",
      `
      3 soto rawon rawon
      undefined
      soto, pecel, rawon, gado-gado
      `,
    ),
    prose(`
      <p>Meminta nomor yang tidak ada menghasilkan <code>undefined</code>, bukan galat. Karena itu kekeliruan nomor baru terasa beberapa baris kemudian, ketika <code>undefined</code> tadi dipakai.</p>
      <p>Untuk mencari, ada <code>menu.includes("pecel")</code> yang menjawab benar atau salah, dan <code>menu.indexOf("pecel")</code> yang memberi nomornya. Bila tidak ditemukan, nomornya <code>-1</code>. Awas: <code>-1</code> dianggap benar oleh <code>if</code>, jadi jangan memeriksa hasil <code>indexOf</code> tanpa membandingkannya.</p>
      <p>Perhatikan juga <code>push</code> pada <code>const</code>. Yang tetap adalah ikatan nama pada lariknya; isi larik boleh berubah.</p>
      <h2>Mengunjungi setiap isi</h2>
      <p><code>for…of</code> mengambil isi satu demi satu. Bila nomornya juga diperlukan, pakai <code>entries()</code>.</p>
    `),
    code(
      "javascript",
      `
      const hadir = [30, 32, 28, 31, 29];
      let jumlah = 0;

      for (const n of hadir) {
        jumlah += n;
      }
      console.log(jumlah, jumlah / hadir.length);

      for (const [i, n] of hadir.entries()) {
        if (n < 30) console.log(\`hari ke-\${i + 1}: \${n} orang\`);
      }
      `,
    ),
    code(
      "text",
      `
      150 30
      hari ke-3: 28 orang
      hari ke-5: 29 orang
      `,
    ),
    prose(`
      <p>Bentuk lama <code>for (let i = 0; i &lt; hadir.length; i++)</code> masih berguna ketika Anda perlu melompat atau mundur. Salah tulis yang klasik ialah <code>&lt;=</code>: pengulangannya satu kali terlalu banyak, dan pada putaran terakhir isinya <code>undefined</code>, sehingga jumlahnya <code>NaN</code>.</p>
      <p>Jangan memakai <code>for…in</code> untuk larik. Ia mengunjungi nama kuncinya, sebagai teks: <code>"0"</code>, <code>"1"</code>, dan seterusnya. Menjumlahkannya akan merangkai teks.</p>
      <h2>Mengubah atau menyalin</h2>
      <p>Sebagian perintah mengubah larik aslinya, sebagian membuat yang baru. Menghafal yang mengubah akan menghemat banyak malam:</p>
      <ul>
        <li>Mengubah: <code>push</code>, <code>pop</code>, <code>shift</code>, <code>unshift</code>, <code>splice</code>, <code>sort</code>, <code>reverse</code>.</li>
        <li>Membuat baru: <code>slice</code>, <code>concat</code>, <code>map</code>, <code>filter</code>, dan salinan <code>[...menu]</code>.</li>
      </ul>
      <p>Pada <code>slice(1, 3)</code> angka pertama ikut dan angka kedua tidak: hasilnya isi nomor 1 dan 2. Selisih kedua angka itu adalah banyaknya isi yang diambil.</p>
    `),
    check(
      "Sebuah larik berisi 5 nilai. Apa hasil larik[5]?",
      ["undefined", "Benar. Nomornya 0 sampai 4; nomor 5 tidak ada, dan tidak ada galat."],
      ["Isi yang terakhir", "Yang terakhir bernomor 4, atau larik.at(-1)."],
      ["Galat RangeError", "Membaca nomor di luar batas tidak menimbulkan galat di JavaScript."],
    ),
  ),
  chapter(
    "map, filter, reduce",
    22,
    prose(`
      <p>Sebagian besar pengulangan punya salah satu dari tiga maksud: mengubah setiap isi, memilih sebagian isi, atau meringkas semuanya menjadi satu nilai. Larik menyediakan satu perintah untuk masing-masing, dan ketiganya menerima fungsi.</p>
      <table>
        <thead><tr><th scope="col">Perintah</th><th scope="col">Fungsinya mengembalikan</th><th scope="col">Hasilnya</th></tr></thead>
        <tbody>
          <tr><td><code>map</code></td><td>isi yang baru</td><td>larik sepanjang semula</td></tr>
          <tr><td><code>filter</code></td><td>benar atau salah</td><td>larik yang sama panjang atau lebih pendek</td></tr>
          <tr><td><code>reduce</code></td><td>ringkasan sejauh ini</td><td>satu nilai</td></tr>
        </tbody>
      </table>
    `),
    code(
      "javascript",
      `
      const gram = [3840, 0, 640, 1600];

      const perlu = gram.filter((g) => g > 0);
      const kilo = perlu.map((g) => g / 1000);
      const total = perlu.reduce((jumlah, g) => jumlah + g, 0);

      console.log(perlu.join(" "));
      console.log(kilo.join(" "));
      console.log(total);
      `,
    ),
    code(
      "text",
      `
      3840 640 1600
      3.84 0.64 1.6
      6080
      `,
    ),
    prose(`
      <h2>reduce, langkah demi langkah</h2>
      <p><code>reduce</code> menerima fungsi dengan dua masukan, ringkasan sejauh ini dan isi berikutnya, lalu nilai awal di belakangnya. Telusuri contoh di atas: mulai 0; 0 + 3840 = 3840; 3840 + 640 = 4480; 4480 + 1600 = 6080. Selesai.</p>
      <p>Jangan lupakan nilai awal. Tanpa itu, <code>reduce</code> pada larik kosong menimbulkan <code>TypeError</code>. Larik kosong bukan kejadian langka: hari libur pun menghasilkan daftar belanja, hanya saja tidak berisi.</p>
      <p>Ringkasan tidak harus bilangan. Dengan nilai awal berupa objek atau larik kosong, <code>reduce</code> bisa membangun apa saja. Boleh, tetapi kalau fungsinya melebihi dua baris, pengulangan biasa lebih mudah dibaca.</p>
      <h2>Merangkai</h2>
      <p>Karena <code>filter</code> dan <code>map</code> mengembalikan larik, keduanya bisa disambung seperti kalimat: ambil yang perlu, ubah ke kilo, gabungkan.</p>
    `),
    code(
      "javascript",
      `
      const baris = [3840, 0, 640]
        .filter((g) => g > 0)
        .map((g) => \`\${g / 1000} kg\`)
        .join("; ");

      console.log(baris);
      console.log([12, 40, 25].find((n) => n > 20));
      console.log([12, 40, 25].some((n) => n > 30), [12, 40, 25].every((n) => n > 20));
      `,
    ),
    code(
      "text",
      `
      3.84 kg; 0.64 kg
      40
      true false
      `,
      "find memberi isi pertama yang cocok; some dan every menjawab ya atau tidak.",
    ),
    prose(`
      <p>Dua kesalahan yang sering. Pertama, memakai <code>map</code> hanya untuk mencetak; hasilnya larik berisi <code>undefined</code> yang dibuang. Untuk efek samping, <code>for…of</code> lebih jujur. Kedua, fungsi berkurawal tanpa <code>return</code> di dalam <code>filter</code>: setiap isi mendapat <code>undefined</code>, dianggap salah, dan hasilnya selalu larik kosong.</p>
      <p>Rangkaian yang lebih dari tiga langkah sebaiknya dipotong dengan nama di tengahnya. Nama yang baik adalah komentar yang tidak pernah usang.</p>
    `),
    check(
      "Mengapa reduce((a, b) => a + b) tanpa nilai awal berbahaya?",
      [
        "Pada larik kosong ia menimbulkan TypeError",
        "Benar. Tanpa nilai awal, tidak ada apa pun yang bisa dijadikan hasil.",
      ],
      ["Hasilnya selalu teks", "Jenis hasilnya mengikuti isi larik. Bilangan tetap bilangan."],
      ["Isi pertama terhitung dua kali", "Tidak. Isi pertama menjadi ringkasan awal, lalu dilanjutkan dari isi kedua."],
    ),
  ),
  chapter(
    "Objek dan acuan yang dipakai bersama",
    24,
    prose(`
      <p>Satu bahan punya beberapa sifat: nama, kebutuhan per orang, harga. <strong>Objek</strong> mengumpulkan nilai di bawah nama. Isinya dibaca dengan titik, atau dengan kurung siku bila namanya tersimpan dalam variabel.</p>
    `),
    code(
      "javascript",
      `
      const beras = { nama: "beras", gram: 120, hargaPerKg: 14500 };
      const sifat = "gram";

      console.log(beras.nama, beras[sifat], beras.warna);

      const { nama, hargaPerKg } = beras;
      console.log(\`\${nama} Rp\${hargaPerKg.toLocaleString("id-ID")}\`);
      `,
    ),
    code(
      "text",
      `
      beras 120 undefined
      beras Rp14.500
      `,
    ),
    prose(`
      <p>Baris dengan kurung kurawal di kiri disebut pembongkaran (<em>destructuring</em>): dua sifat diambil sekaligus menjadi dua nama. Sifat yang tidak ada menghasilkan <code>undefined</code>, tetapi membaca sifat <em>dari</em> <code>undefined</code> menghentikan program. Bila bagian tengah mungkin tidak ada, tulis <code>pemasok?.telepon</code>; hasilnya <code>undefined</code> alih-alih galat.</p>
      <p>Objek boleh berisi larik, dan larik boleh berisi objek. Daftar bahan kita nanti berbentuk begitu: satu larik, tiap isinya satu objek dengan sifat yang sama. Bentuk ini mirip tabel, dengan objek sebagai baris dan sifat sebagai kolom, sehingga <code>filter</code> dan <code>map</code> dari bab lalu langsung bisa dipakai.</p>
      <h2>Satu benda, dua nama</h2>
      <p>Menyalin bilangan menghasilkan dua bilangan yang terpisah. Menyalin objek dengan <code>=</code> tidak menghasilkan objek baru, hanya nama kedua untuk objek yang sama.</p>
    `),
    code(
      "javascript",
      `
      const senin = { menu: "soto", orang: 32 };
      const selasa = senin;
      selasa.menu = "pecel";
      console.log(senin.menu);

      const rabu = { ...senin, menu: "rawon" };
      console.log(senin.menu, rabu.menu, rabu.orang);
      console.log(senin === selasa, { a: 1 } === { a: 1 });
      `,
    ),
    code(
      "text",
      `
      pecel
      pecel rawon 32
      true false
      `,
      "Mengubah selasa ikut mengubah senin. Rabu aman.",
    ),
    prose(`
      <p>Tanda <code>...</code> menyebarkan isi objek lama ke objek baru; sifat yang ditulis sesudahnya menimpa. Salinan ini <strong>dangkal</strong>: objek di dalam objek masih dipakai bersama. Untuk salinan penuh ada <code>structuredClone(x)</code>, tersedia di peramban masa kini dan Node 17 ke atas.</p>
      <p>Perbandingan <code>===</code> pada objek menanyakan “benda yang sama?”, bukan “isinya sama?”. Dua objek kembar yang dibuat terpisah selalu berbeda.</p>
      <h2>Aturan rumah</h2>
      <p>Fungsi yang menerima objek sebaiknya tidak mengubahnya. Kembalikan objek baru. Kalau fungsi <code>tambahOrang(hari)</code> diam-diam mengubah <code>hari</code>, pemanggil yang masih memegang objek itu mendapat kejutan, dan jejaknya tidak terlihat di barisnya sendiri. Sebagian besar galat “kok berubah sendiri” bermula dari acuan bersama.</p>
    `),
    check(
      "const a = { isi: [1, 2] }; const b = { ...a }; b.isi.push(3). Berapa a.isi.length?",
      ["3", "Benar. Penyebaran menyalin satu lapis; larik di dalamnya masih benda yang sama."],
      ["2", "Objek luarnya memang baru, tetapi lariknya dipakai bersama."],
      ["Galat, karena a dinyatakan dengan const", "const menjaga ikatan nama, bukan isi objek."],
    ),
  ),
  chapter(
    "Mengurutkan dan mengelompokkan",
    26,
    prose(`
      <p>Daftar belanja diserahkan kepada orang pasar. Ia ingin melihatnya terurut, dan terkumpul per kios. Dua pekerjaan ini hampir selalu muncul bersama.</p>
      <h2>sort tidak tahu angka</h2>
    `),
    code(
      "javascript",
      `
      const harga = [9000, 14500, 120000];

      console.log([...harga].sort().join(" "));
      console.log([...harga].sort((a, b) => a - b).join(" "));
      `,
    ),
    code(
      "text",
      `
      120000 14500 9000
      9000 14500 120000
      `,
    ),
    prose(`
      <p>Tanpa petunjuk, <code>sort</code> membandingkan isi sebagai teks, huruf demi huruf. Maka 120000 mendahului 9000, karena <code>1</code> mendahului <code>9</code>. Berikan fungsi pembanding: hasil negatif berarti <code>a</code> lebih dulu, positif berarti <code>b</code> lebih dulu, nol berarti seri. Untuk teks berbahasa Indonesia, pakai <code>a.localeCompare(b, "id")</code>.</p>
      <p><code>sort</code> mengubah larik aslinya. Salin dulu dengan <code>[...harga]</code> supaya bagian lain program tidak ikut teracak. Urutannya stabil: dua isi yang seri tetap dalam urutan semula.</p>
      <p>Pembanding bisa bertingkat. <code>(a, b) =&gt; b.rp - a.rp || a.nama.localeCompare(b.nama, "id")</code> mengurutkan dari yang termahal; bila selisihnya 0, yang dianggap salah, tanda <code>||</code> meneruskan ke perbandingan nama. Hindari pembanding yang mengembalikan benar-salah seperti <code>a &gt; b</code>: ia tidak pernah menghasilkan angka negatif, dan urutannya keliru.</p>
      <h2>Mengumpulkan dengan Map</h2>
      <p><code>Map</code> menyimpan pasangan kunci dan nilai. Pola berikut layak dihafal: ambil kelompoknya, kalau belum ada mulai dengan yang kosong, tambahkan, simpan kembali.</p>
    `),
    code(
      "javascript",
      `
      const belanja = [
        { nama: "tahu", kios: "Bu Cucu", rp: 32000 },
        { nama: "beras", kios: "Pak Oleh", rp: 55680 },
        { nama: "tempe", kios: "Bu Cucu", rp: 24000 },
      ];

      const perKios = new Map();
      for (const { kios, rp } of belanja) {
        perKios.set(kios, (perKios.get(kios) ?? 0) + rp);
      }

      for (const [kios, rp] of perKios) {
        console.log(kios, rp);
      }
      `,
    ),
    code(
      "text",
      `
      Bu Cucu 56000
      Pak Oleh 55680
      `,
      "32.000 + 24.000 = 56.000.",
    ),
    prose(`
      <p>Mengapa bukan objek biasa? Kunci bilangan pada objek dijadikan teks, dan objek membawa sifat bawaan seperti <code>toString</code>. <code>Map</code> menerima kunci jenis apa pun, mengingat urutan masuknya, dan tahu ukurannya lewat <code>size</code>.</p>
      <p>Lupa <code>?? 0</code> adalah kesalahan khas pola ini: <code>undefined + 32000</code> menjadi <code>NaN</code>, dan kelompok itu tetap <code>NaN</code> sampai akhir. Kalau semua kelompok bernilai <code>NaN</code>, lihat baris itu dulu.</p>
      <p>Untuk memeriksa hasil, jumlahkan kembali. Total semua kios harus sama dengan total belanja: 56.000 + 55.680 = 111.680, dan 32.000 + 55.680 + 24.000 = 111.680. Pemeriksaan ini murah, dan akan menjadi uji pertama kita di modul terakhir.</p>
    `),
    task(
      "Kehadiran per regu",
      `
      <p>Hitung banyaknya hadir per regu dengan <code>Map</code>, lalu cetak dari yang terbanyak. Bila seri, urutkan menurut nama regu.</p>
      <p>Kalau benar, yang tercetak: <code>Pinus 3</code>, <code>Damar 2</code>, <code>Rasamala 2</code>. Pasangan isi <code>Map</code> bisa dijadikan larik dengan <code>[...hitungan]</code>. Larik <code>catatan</code> tidak boleh berubah.</p>
      `,
      "javascript",
      `
      const catatan = [
        { nama: "Ai", regu: "Rasamala" },
        { nama: "Bima", regu: "Pinus" },
        { nama: "Citra", regu: "Damar" },
        { nama: "Dodi", regu: "Pinus" },
        { nama: "Elis", regu: "Rasamala" },
        { nama: "Fikri", regu: "Damar" },
        { nama: "Gita", regu: "Pinus" },
      ];

      const hitungan = new Map();
      // kumpulkan di sini

      // urutkan, lalu cetak
      console.log(hitungan.size);
      `,
    ),
  ),
);
