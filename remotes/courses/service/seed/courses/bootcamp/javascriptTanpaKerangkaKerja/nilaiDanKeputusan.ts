import { chapter, check, code, courseModule, prose, task } from "../../courseParts";

export const nilaiDanKeputusan = courseModule(
  "Nilai dan keputusan",
  "Angka, teks, perbandingan, dan fungsi kecil yang bisa dipercaya.",
  chapter(
    "Nama yang menempel pada nilai",
    18,
    prose(`
      <p>Dapur bootcamp memasak makan siang untuk 32 orang. Sampai sekarang belanjanya dihitung di kepala, dan setiap Kamis berasnya kurang. Sepanjang kursus ini kita menulis program yang menghitungnya, tanpa pustaka dan tanpa kerangka kerja. Anda hanya perlu tempat menjalankan JavaScript: studio di kursus ini, konsol peramban, atau Node.</p>
      <p>Program bekerja dengan <strong>nilai</strong>. Tiga macam yang paling sering: bilangan (<code>number</code>), teks (<code>string</code>), dan benar-salah (<code>boolean</code>). Nilai diberi nama dengan <code>const</code>.</p>
    `),
    code(
      "javascript",
      `
      const orang = 32;
      const gramPerOrang = 120;
      const bahan = "beras";
      const sudahDibeli = false;

      const kilogram = (orang * gramPerOrang) / 1000;
      console.log(\`\${bahan}: \${kilogram} kg\`);
      console.log(typeof kilogram, typeof bahan, typeof sudahDibeli);
      `,
    ),
    code(
      "text",
      `
      beras: 3.84 kg
      number string boolean
      `,
      "Yang tercetak.",
    ),
    prose(`
      <p>Teks yang diapit tanda <em>backtick</em>, petik terbalik di kiri atas papan ketik, disebut template literal. Apa pun di dalam <code>\${…}</code> dihitung dulu, lalu disisipkan. Penanda desimal di dalam program selalu titik, walaupun di Indonesia kita menulis koma; koma baru muncul saat menampilkan.</p>
      <h2>const, dan kadang let</h2>
      <p><code>const</code> mengikat nama pada nilainya untuk seterusnya. Kalau Anda mencoba <code>orang = 33</code>, program berhenti dengan <code>TypeError: Assignment to constant variable.</code> Itu perlindungan. Pakai <code>let</code> hanya bila nilainya memang harus berganti, misalnya penghitung. Nama lama <code>var</code> masih ada di kode tua, tetapi aturan lingkupnya mengejutkan; jangan dipakai dalam kode baru.</p>
      <h2>Pecahan yang tidak pas</h2>
      <p>Semua bilangan di JavaScript disimpan dalam bentuk biner, dan banyak pecahan desimal tidak punya bentuk biner yang tepat.</p>
    `),
    code(
      "javascript",
      `
      console.log(0.1 + 0.2);
      console.log(0.1 + 0.2 === 0.3);
      console.log((28000).toLocaleString("id-ID"));
      `,
    ),
    code(
      "text",
      `
      0.30000000000000004
      false
      28.000
      `,
    ),
    prose(`
      <p>Maka uang disimpan sebagai bilangan bulat rupiah, dan berat sebagai gram. Bagi dengan 1000 hanya ketika mencetak. Bilangan bulat tersimpan tepat sampai 9.007.199.254.740.991; belanja dapur kita aman.</p>
      <p>Kesalahan yang sering: <code>"32" + 1</code>. Bila salah satunya teks, <code>+</code> merangkai, sehingga hasilnya teks <code>"321"</code>. Angka dari kotak isian selalu berupa teks; ubah dulu dengan <code>Number("32")</code>.</p>
    `),
    check(
      'Apa isi hasil setelah const hasil = "12" + 3?',
      ['Teks "123"', "Benar. Salah satu sisinya teks, jadi + merangkai keduanya."],
      ["Bilangan 15", 'Itu kalau "12" diubah dulu dengan Number(). JavaScript tidak melakukannya pada tanda +.'],
      ["Galat, karena jenisnya berbeda", "JavaScript tidak menolak; ia mengubah 3 menjadi teks diam-diam."],
    ),
  ),
  chapter(
    "Sama, mirip, dan dianggap benar",
    20,
    prose(`
      <p>Dapur harus memutuskan: kalau beras di gudang kurang dari kebutuhan, belanja. Keputusan ditulis dengan <code>if</code>, dan syaratnya adalah perbandingan yang menghasilkan <code>true</code> atau <code>false</code>.</p>
    `),
    code(
      "javascript",
      `
      const butuh = 3840; // gram
      const ada = 2500;

      if (ada >= butuh) {
        console.log("cukup");
      } else if (ada > 0) {
        console.log(\`beli \${butuh - ada} gram\`);
      } else {
        console.log("beli semuanya");
      }
      `,
    ),
    code("text", `beli 1340 gram`),
    prose(`
      <h2>Tiga sama dengan</h2>
      <p>Ada dua perbandingan kesamaan. <code>===</code> menuntut jenis dan nilainya sama. <code>==</code> mengubah jenisnya dulu dengan aturan yang sulit dihafal: <code>0 == ""</code> benar, <code>0 == "0"</code> benar, tetapi <code>"" == "0"</code> salah. Pakailah <code>===</code> dan <code>!==</code> selalu. Satu-satunya pengecualian yang lazim ialah <code>x == null</code>, yang berarti “x adalah null atau undefined”.</p>
      <h2>Yang dianggap salah</h2>
      <p><code>if</code> menerima nilai apa saja, bukan hanya benar-salah. Nilai berikut dianggap salah; selebihnya dianggap benar, termasuk teks <code>"0"</code>, larik kosong, dan objek kosong.</p>
      <ul>
        <li><code>false</code>, <code>0</code>, <code>-0</code>, <code>0n</code>, dan <code>NaN</code></li>
        <li><code>""</code>, teks kosong</li>
        <li><code>null</code> dan <code>undefined</code></li>
      </ul>
      <p>Di sinilah jebakannya: bagi dapur, 0 gram adalah kabar penting, bukan ketiadaan kabar. Tanda <code>||</code> memperlakukan keduanya sama. Tanda <code>??</code> hanya mengganti <code>null</code> dan <code>undefined</code>.</p>
    `),
    code(
      "javascript",
      `
      const tercatat = 0;
      const belumDicatat = undefined;

      console.log(tercatat || 500);
      console.log(tercatat ?? 500);
      console.log(belumDicatat ?? 500);
      `,
    ),
    code(
      "text",
      `
      500
      0
      500
      `,
      "Baris pertama mengarang setengah kilo yang tidak ada.",
    ),
    prose(`
      <h2>Bukan bilangan</h2>
      <p><code>Number("tiga")</code> menghasilkan <code>NaN</code>, singkatan dari <em>not a number</em>. Nilai ini menular: hitungan apa pun yang memuatnya menjadi <code>NaN</code>. Anehnya lagi, <code>NaN === NaN</code> salah, jadi pemeriksaannya memakai <code>Number.isNaN(x)</code>. Kalau layar Anda menampilkan “Rp NaN”, telusuri ke belakang sampai menemukan teks yang gagal dibaca.</p>
      <p>Ada pula yang lebih halus: <code>Number("")</code> bukan <code>NaN</code>, melainkan 0. Kotak isian yang dibiarkan kosong akan dihitung sebagai nol tanpa keluhan. Kita menanganinya di bab tentang masukan.</p>
      <p>Beberapa syarat digabung dengan <code>&amp;&amp;</code> (dan) serta <code>||</code> (atau). Pemeriksaannya berhenti begitu jawabannya pasti: pada <code>ada &gt; 0 &amp;&amp; butuh / ada &gt; 2</code>, pembagian tidak dikerjakan bila <code>ada</code> nol. Kalau keduanya bercampur, beri kurung, supaya pembaca tidak perlu mengingat mana yang lebih dulu.</p>
    `),
    check(
      "Stok gula tercatat 0. Mana yang menampilkan angka 0, dan “belum dicatat” hanya bila nilainya undefined?",
      ['stok ?? "belum dicatat"', "Benar. ?? hanya mengganti null dan undefined, sehingga 0 tetap 0."],
      ['stok || "belum dicatat"', "0 dianggap salah, jadi || menggantinya juga."],
      [
        'stok && "belum dicatat"',
        "&& mengembalikan sisi kiri bila ia dianggap salah; untuk undefined hasilnya undefined.",
      ],
    ),
  ),
  chapter(
    "Masuk sesuatu, keluar sesuatu",
    24,
    prose(`
      <p>Hitungan beras akan diulang untuk minyak, cabai, dan tahu. Bungkuslah menjadi <strong>fungsi</strong>: potongan program bernama yang menerima masukan dan mengembalikan hasil dengan <code>return</code>.</p>
    `),
    code(
      "javascript",
      `
      function perluBeli(orang, gramPerOrang, ada = 0) {
        const kurang = orang * gramPerOrang - ada;
        return kurang > 0 ? kurang : 0;
      }

      console.log(perluBeli(32, 120, 2500));
      console.log(perluBeli(32, 5, 400));
      console.log(perluBeli(32, 80));
      `,
    ),
    code(
      "text",
      `
      1340
      0
      2560
      `,
    ),
    prose(`
      <p><code>ada = 0</code> adalah nilai bawaan, dipakai bila pemanggil tidak mengisinya. Bentuk <code>syarat ? a : b</code> memilih <code>a</code> bila syaratnya benar, <code>b</code> bila tidak. Hasil kedua 0 karena gudang masih menyimpan lebih dari cukup; belanja negatif tidak ada artinya.</p>
      <p>Nama di dalam kurung pertama disebut parameter, nilai yang diserahkan saat memanggil disebut argumen. Urutannya yang menentukan pasangannya: <code>perluBeli(120, 32)</code> kebetulan menghasilkan angka yang sama, sebab perkalian boleh ditukar. Kebetulan seperti itu menyembunyikan kekeliruan sampai fungsi berikutnya.</p>
      <h2>Mengembalikan, bukan mencetak</h2>
      <p>Fungsi tadi tidak memanggil <code>console.log</code>. Ia mengembalikan bilangan, dan pemanggilnya yang memutuskan: dicetak, dijumlahkan, atau diuji. Fungsi yang hasilnya hanya bergantung pada masukannya, dan tidak mengubah apa pun di luar dirinya, disebut <strong>fungsi murni</strong>. Fungsi begini paling mudah dipercaya, sebab satu panggilan bisa diperiksa di kertas.</p>
      <p>Lupa menulis <code>return</code> tidak menimbulkan galat. Fungsinya mengembalikan <code>undefined</code>, lalu <code>NaN</code> muncul jauh di tempat lain. Kalau hasil sebuah fungsi <code>undefined</code>, periksa dulu apakah setiap jalannya berakhir dengan <code>return</code>.</p>
      <h2>Bentuk panah</h2>
      <p>Fungsi pendek boleh ditulis dengan panah. Tanpa kurung kurawal, isinya langsung menjadi hasil.</p>
    `),
    code(
      "javascript",
      `
      const kg = (gram) => gram / 1000;
      const rupiah = (n) => "Rp" + n.toLocaleString("id-ID");

      console.log(kg(1340), rupiah(45500));
      `,
    ),
    code("text", `1.34 Rp45.500`),
    prose(`
      <p>Begitu ada kurung kurawal, <code>return</code> wajib ditulis: <code>(gram) =&gt; { gram / 1000 }</code> selalu menghasilkan <code>undefined</code>. Ini kekeliruan minggu ketiga yang paling sering, dan semua orang pernah melakukannya.</p>
      <p>Fungsi adalah nilai seperti yang lain: bisa disimpan dalam nama, dan bisa diserahkan kepada fungsi lain. Kemampuan kecil ini nanti menopang hampir seluruh bahasa, dari pengurutan sampai tombol di halaman.</p>
    `),
    check(
      "Mengapa const dua = (n) => { n * 2 } menghasilkan undefined?",
      [
        "Kurung kurawal membuka badan fungsi, dan di dalamnya tidak ada return",
        "Benar. Hapus kurawalnya, atau tambahkan return.",
      ],
      ["Fungsi panah tidak bisa mengalikan", "Bisa. Masalahnya hasil kali itu dihitung lalu dibuang."],
      ["n harus dinyatakan dengan const", "Nama di dalam kurung sudah dinyatakan sebagai masukan."],
    ),
    task(
      "Berapa bungkus yang dibeli",
      `
      <p>Toko hanya menjual bungkus utuh. Tulis fungsi <code>bungkus(butuhGram, isiGram)</code> yang mengembalikan banyaknya bungkus, dibulatkan ke atas dengan <code>Math.ceil</code>. Bila <code>butuhGram</code> nol atau kurang, hasilnya 0.</p>
      <p>Kalau benar, yang tercetak 2, 3, 0, 0. Perhatikan contoh kedua: kebutuhan yang pas tidak boleh mendapat bungkus lebih.</p>
      `,
      "javascript",
      `
      function bungkus(butuhGram, isiGram) {
        // tulis di sini
      }

      console.log(bungkus(1340, 1000));
      console.log(bungkus(1500, 500));
      console.log(bungkus(0, 250));
      console.log(bungkus(-200, 250));
      `,
    ),
  ),
  chapter(
    "Nama yang terlihat dari mana",
    20,
    prose(`
      <p>Setiap pasangan kurung kurawal membentuk ruang. Nama yang dibuat dengan <code>const</code> atau <code>let</code> di dalamnya hanya terlihat di dalam ruang itu; dari dalam, nama di luar tetap terlihat. Aturan ini disebut <strong>lingkup</strong>.</p>
    `),
    code(
      "javascript",
      `
      const orang = 32;

      if (orang > 30) {
        const panci = "besar";
        console.log(panci, orang);
      }

      console.log(typeof panci);
      `,
    ),
    code(
      "text",
      `
      besar 32
      undefined
      `,
      "Di luar if, nama panci tidak dikenal. Menyebutnya tanpa typeof akan menimbulkan ReferenceError.",
    ),
    prose(`
      <p>Lingkup yang sempit menguntungkan. Semakin sedikit baris yang bisa menyentuh sebuah nama, semakin sedikit tempat yang harus dicurigai ketika nilainya salah. Nyatakan nama sedekat mungkin dengan tempat pakainya.</p>
      <h2>Membayangi nama</h2>
      <p>Kalau di dalam ruang dibuat nama yang sama dengan nama di luar, yang di luar tertutup selama di dalam. Bahasa mengizinkannya; pembaca yang bingung. Lazimnya ini terjadi tanpa sengaja: Anda bermaksud mengubah <code>total</code> di luar, tetapi menulis <code>let total</code> sekali lagi di dalam, dan <code>total</code> yang di luar tidak pernah berubah.</p>
      <h2>Fungsi yang mengingat</h2>
      <p>Fungsi membawa serta ruang tempat ia dibuat, bahkan setelah ruang itu selesai dijalankan. Gabungan fungsi dan ruangnya disebut <strong>penutup</strong>, <em>closure</em>.</p>
    `),
    code(
      "javascript",
      `
      function buatPenghitung(mulai = 0) {
        let nilai = mulai;
        return () => {
          nilai += 1;
          return nilai;
        };
      }

      const antrean = buatPenghitung();
      const piring = buatPenghitung(10);

      console.log(antrean(), antrean(), piring(), antrean());
      `,
    ),
    code("text", `1 2 11 3`),
    prose(`
      <p>Setiap panggilan <code>buatPenghitung</code> membuat ruang baru, jadi dua penghitung itu tidak saling mengganggu. Tidak ada cara mengubah <code>nilai</code> dari luar selain lewat fungsinya. Dengan itu Anda punya keadaan yang terjaga, tanpa kelas dan tanpa pustaka.</p>
      <p>Penutup menjelaskan banyak hal yang kelak Anda lihat di halaman: fungsi yang dipasang pada tombol masih ingat baris mana yang harus dihapus, walaupun sudah lama sejak baris itu dibuat.</p>
      <p>Kesalahan khasnya ialah mengira penutup menyimpan salinan nilai. Yang disimpan adalah namanya. Kalau nilainya berubah sesudah fungsi dibuat, fungsi itu melihat nilai yang baru:</p>
    `),
    code(
      "javascript",
      `
      let porsi = 120;
      const beras = (orang) => orang * porsi;

      porsi = 100;
      console.log(beras(32));
      `,
    ),
    code("text", `3200`, "Dihitung dengan 100, bukan 120. Dengan const hal ini tidak mungkin terjadi."),
    check(
      "Dua penghitung dibuat dari buatPenghitung(). Yang pertama dipanggil tiga kali. Berapa hasil panggilan pertama yang kedua?",
      ["1", "Benar. Setiap panggilan buatPenghitung membuat ruang sendiri, dengan nilai sendiri."],
      ["4", "Itu kalau nilai dinyatakan di luar fungsi dan dipakai bersama."],
      ["3", "Penghitung kedua belum pernah dipanggil, jadi ia mulai dari nilainya sendiri."],
    ),
  ),
);
