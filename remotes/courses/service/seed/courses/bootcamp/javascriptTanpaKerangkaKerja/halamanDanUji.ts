import { chapter, check, code, courseModule, prose, task } from "../../courseParts";

export const halamanDanUji = courseModule(
  "Halaman, uji, dan daftar belanja",
  "Menaruh hitungan di layar, membuktikannya, lalu menyerahkannya kepada dapur.",
  chapter(
    "Halaman sebagai pohon",
    22,
    prose(`
      <p>Peramban membaca HTML dan menyusunnya menjadi pohon benda yang disebut <strong>DOM</strong>: halaman berisi daftar, daftar berisi butir, butir berisi teks. JavaScript boleh mencari, mengubah, menambah, dan membuang benda di pohon itu. Layar mengikuti dengan sendirinya.</p>
      <p>Contoh di bab ini dan berikutnya memerlukan halaman. Simpan dua berkas, <code>dapur.html</code> dan <code>layar.js</code>, dalam satu folder di komputer Anda, lalu buka lewat peladen kecil seperti di bab tentang modul.</p>
    `),
    code(
      "html",
      `
      <!doctype html>
      <html lang="id">
        <head>
          <meta charset="utf-8" />
          <title>Dapur</title>
        </head>
        <body>
          <h1>Belanja hari ini</h1>
          <form id="tambah">
            <label for="bahan">Bahan</label>
            <input id="bahan" name="bahan" />
            <button>Tambah</button>
          </form>
          <ul id="daftar"></ul>
          <p id="ringkas">Belum ada.</p>
          <script type="module" src="layar.js"></script>
        </body>
      </html>
      `,
    ),
    code(
      "javascript",
      `
      // layar.js
      const daftar = document.querySelector("#daftar");
      const ringkas = document.querySelector("#ringkas");

      const butir = document.createElement("li");
      butir.textContent = "beras 3,84 kg";
      daftar.append(butir);

      ringkas.textContent = \`\${daftar.children.length} bahan\`;
      `,
      "Di halaman muncul satu butir, dan ringkasannya berbunyi “1 bahan”.",
    ),
    prose(`
      <p><code>querySelector</code> memakai penulisan yang sama dengan CSS: <code>#daftar</code> untuk id, <code>.murah</code> untuk kelas, <code>li</code> untuk nama elemen. Ia memberi yang pertama ditemukan, atau <code>null</code> bila tidak ada. <code>querySelectorAll</code> memberi semuanya.</p>
      <h2>Teks dan HTML itu berbeda</h2>
      <p>Isilah tulisan dengan <code>textContent</code>. Ada juga <code>innerHTML</code>, yang membaca tulisan sebagai HTML. Bedanya baru terasa ketika tulisannya datang dari orang lain: kalau seseorang mengetik <code>&lt;img src=x onerror=…&gt;</code> sebagai nama bahan, <code>textContent</code> menampilkannya apa adanya, sedangkan <code>innerHTML</code> membuat elemen gambar dan menjalankan kodenya. Pintu ini bernama <em>cross-site scripting</em>. Cara menutupnya: jangan pernah menyerahkan tulisan orang kepada <code>innerHTML</code>.</p>
      <h2>Ketika jawabannya null</h2>
      <p>“Cannot set properties of null” hampir selalu punya satu dari dua sebab: id salah ketik, atau skrip dijalankan sebelum elemennya dibaca peramban. Skrip <code>type="module"</code> menunggu seluruh HTML selesai dibaca, sehingga sebab kedua lenyap. Skrip yang ditulis begitu juga dijalankan paling banyak sekali, walaupun disebut dua kali.</p>
      <p>Pilih elemen yang tepat, dan banyak pekerjaan selesai sendiri. <code>label</code> yang terhubung ke kotak isian terbaca oleh pembaca layar; <code>button</code> bisa ditekan dengan papan ketik. Sebuah <code>div</code> yang diberi klik tidak punya keduanya.</p>
    `),
    check(
      "Nama bahan diketik oleh pemakai. Mana yang aman untuk menampilkannya?",
      ["butir.textContent = nama", "Benar. Apa pun isinya diperlakukan sebagai tulisan."],
      ["butir.innerHTML = nama", "Tulisan yang memuat tag akan dijadikan elemen, dan bisa menjalankan kode."],
      [
        "butir.innerHTML = `<b>${nama}</b>`",
        "Membungkusnya dengan tag tidak mengubah apa pun; isinya tetap dibaca sebagai HTML.",
      ],
    ),
  ),
  chapter(
    "Peristiwa, keadaan, dan gambar ulang",
    24,
    prose(`
      <p>Halaman yang hidup menanggapi orang. Klik, ketikan, dan pengiriman formulir adalah <strong>peristiwa</strong>; Anda menitipkan fungsi yang dipanggil ketika peristiwanya terjadi. Polanya sama dengan <code>setTimeout</code>: dititipkan sekarang, dijalankan nanti.</p>
      <h2>Keadaan dulu, layar kemudian</h2>
      <p>Godaannya ialah menyimpan data di halaman: menambah butir saat tombol ditekan, lalu membaca kembali tulisan di layar ketika perlu menghitung. Itu berjalan sampai ada dua tempat yang harus cocok. Cara yang tahan lama: simpan <strong>keadaan</strong> dalam nilai biasa, dan tulis satu fungsi yang menggambar layar dari keadaan itu. Peristiwa hanya mengubah keadaan, lalu memanggil gambar ulang.</p>
    `),
    code(
      "javascript",
      `
      // layar.js
      let bahan = [];

      const formulir = document.querySelector("#tambah");
      const daftar = document.querySelector("#daftar");
      const ringkas = document.querySelector("#ringkas");

      function gambar() {
        daftar.replaceChildren(
          ...bahan.map((nama, i) => {
            const butir = document.createElement("li");
            const hapus = document.createElement("button");
            hapus.textContent = \`Hapus \${nama}\`;
            hapus.addEventListener("click", () => {
              bahan = bahan.filter((_, j) => j !== i);
              gambar();
            });
            butir.append(nama, " ", hapus);
            return butir;
          }),
        );
        ringkas.textContent = bahan.length === 0 ? "Belum ada." : \`\${bahan.length} bahan\`;
      }

      formulir.addEventListener("submit", (peristiwa) => {
        peristiwa.preventDefault();
        const nama = formulir.elements.bahan.value.trim();
        if (nama === "") return;
        bahan = [...bahan, nama];
        formulir.reset();
        gambar();
      });

      gambar();
      `,
    ),
    prose(`
      <p>Baca pelan-pelan; semua bahannya sudah Anda kenal. <code>map</code> membuat satu butir per nama. Fungsi pada tombol hapus adalah penutup yang mengingat <code>i</code> miliknya. <code>filter</code> membuat larik baru tanpa isi bernomor itu. <code>replaceChildren</code> mengganti seluruh isi daftar sekaligus.</p>
      <p>Kita mendengarkan <code>submit</code> pada formulir, bukan <code>click</code> pada tombol, supaya menekan Enter di kotak isian juga bekerja. <code>preventDefault</code> mencegah peramban memuat ulang halaman, kebiasaan lama formulir. Kalau halaman Anda berkedip lalu semuanya hilang, baris itulah yang terlupa.</p>
      <h2>Yang perlu diperhatikan</h2>
      <ul>
        <li>Tulis <code>addEventListener("click", hapus)</code>, bukan <code>hapus()</code>. Yang kedua memanggil fungsinya saat itu juga dan menitipkan hasilnya.</li>
        <li>Menggambar ulang seluruh daftar menghilangkan fokus dari tombol yang baru ditekan. Untuk daftar pendek, kembalikan fokus ke kotak isian setelah menghapus.</li>
        <li>Tulisan tombol menyebut bahannya. Orang yang mendengarkan halaman tidak melihat tombol itu ada di baris mana.</li>
      </ul>
      <p>Pola keadaan-lalu-gambar ini adalah inti banyak kerangka kerja. Bedanya, mereka menghitung bagian mana yang berubah dan hanya mengganti bagian itu. Setelah menulisnya sendiri, Anda akan mengerti apa yang mereka kerjakan, dan kapan Anda tidak memerlukannya.</p>
    `),
    check(
      "Setelah menekan Tambah, halaman memuat ulang dan daftarnya kosong lagi. Apa yang kurang?",
      [
        "peristiwa.preventDefault() pada submit",
        "Benar. Tanpa itu peramban mengirim formulir dengan cara lama dan memuat ulang halaman.",
      ],
      [
        "Pemanggilan gambar() di baris terakhir",
        "Itu hanya membuat ringkasan awal tidak tampil; halaman tidak akan memuat ulang karenanya.",
      ],
      ["const alih-alih let pada bahan", "Dengan const, mengganti bahan malah menimbulkan TypeError."],
    ),
  ),
  chapter(
    "Uji yang ditulis sebelum percaya",
    26,
    prose(`
      <p>Sampai sekarang Anda memeriksa dengan mencetak lalu menatap. Menatap melelahkan, dan sesudah perubahan kesepuluh tidak ada yang menatap lagi. <strong>Uji</strong> adalah program kecil yang menatap untuk Anda: ia memanggil fungsi dengan masukan tertentu dan membandingkan hasilnya dengan yang seharusnya.</p>
      <p>Tidak perlu pustaka. Dua puluh baris cukup untuk memulai.</p>
    `),
    code(
      "javascript",
      `
      let lulus = 0;
      let gagal = 0;

      function uji(nama, fungsi) {
        try {
          fungsi();
          lulus += 1;
        } catch (galat) {
          gagal += 1;
          console.log(\`GAGAL \${nama}: \${galat.message}\`);
        }
      }

      function sama(nyata, harap) {
        const a = JSON.stringify(nyata);
        const b = JSON.stringify(harap);
        if (a !== b) throw new Error(\`mendapat \${a}, seharusnya \${b}\`);
      }

      const bungkus = (butuh, isi) => (butuh <= 0 ? 0 : Math.floor(butuh / isi) + 1);

      uji("dibulatkan ke atas", () => sama(bungkus(1340, 1000), 2));
      uji("kebutuhan nol", () => sama(bungkus(0, 250), 0));
      uji("pas tidak bersisa", () => sama(bungkus(1500, 500), 3));

      console.log(\`\${lulus} lulus, \${gagal} gagal\`);
      `,
    ),
    code(
      "text",
      `
      GAGAL pas tidak bersisa: mendapat 4, seharusnya 3
      2 lulus, 1 gagal
      `,
    ),
    prose(`
      <p>Dua uji pertama lulus, dan fungsinya tampak benar. Uji ketiga menemukan kekeliruan: membulatkan ke bawah lalu menambah satu bekerja kecuali ketika hasil baginya pas. Ganti dengan <code>Math.ceil(butuh / isi)</code>, dan ketiganya lulus.</p>
      <p>Baca lagi pesannya: <em>mendapat 4, seharusnya 3</em>. Nama uji, nilai yang keluar, dan nilai yang diharapkan sudah cukup untuk mulai mencari. Uji yang hanya berkata “gagal” memaksa Anda menjalankan semuanya sekali lagi dengan mata.</p>
      <h2>Memilih contoh yang berguna</h2>
      <p>Menguji 1340, 1341, dan 1342 tidak menambah apa-apa. Carilah tepi, tempat jawabannya berubah kelakuan:</p>
      <ul>
        <li><strong>Kosong</strong>: larik kosong, teks kosong, nol orang.</li>
        <li><strong>Pas</strong>: tepat di batas, satu di bawahnya, satu di atasnya.</li>
        <li><strong>Ganjil</strong>: satu isi saja, isi yang seri, nama yang memuat spasi.</li>
        <li><strong>Terlarang</strong>: masukan yang harus ditolak, dan pastikan memang ditolak.</li>
      </ul>
      <h2>Lihat ia gagal dulu</h2>
      <p>Uji yang belum pernah gagal belum terbukti menguji. Setelah menulisnya, rusakkan fungsinya sebentar dan jalankan. Kalau uji tetap lulus, barangkali ia membandingkan nilai dengan dirinya sendiri.</p>
      <p>Perbandingan lewat <code>JSON.stringify</code> cukup untuk bilangan, teks, larik, dan objek sederhana yang urutan sifatnya sama. Ia tidak membedakan <code>NaN</code> dari <code>null</code>, dan isi <code>Map</code> tidak terlihat olehnya. Di Node, <code>node:assert</code> dan <code>node:test</code> sudah tersedia ketika Anda memerlukan yang lebih teliti.</p>
    `),
    check(
      "Mana contoh yang paling mungkin menemukan kekeliruan pada batas 1–200 orang?",
      ["0, 1, 200, dan 201", "Benar. Keempatnya berdiri di kedua sisi batas, tempat < dan <= sering tertukar."],
      ["50, 100, dan 150", "Semuanya jauh di dalam; fungsi yang batasnya keliru pun akan lulus."],
      ["1000 bilangan acak antara 20 dan 180", "Banyak, tetapi tidak satu pun menyentuh batasnya."],
    ),
    task(
      "Uji yang menangkap tiga kesalahan",
      `
      <p>Fungsi <code>ringkas</code> memuat <strong>tiga</strong> kesalahan. Tulis uji sampai ketiganya tertangkap, baru perbaiki. Janjinya:</p>
      <ul>
        <li>larik kosong menghasilkan <code>{ jumlah: 0, rata: null, termahal: null }</code>;</li>
        <li>larik yang diterima tidak berubah;</li>
        <li>termahal dicari sebagai bilangan: untuk 9000 dan 14500 jawabannya 14500.</li>
      </ul>
      `,
      "javascript",
      `
      function ringkas(harga) {
        const urut = harga.sort().reverse();
        const jumlah = harga.reduce((a, b) => a + b, 0);
        return { jumlah, rata: jumlah / harga.length, termahal: urut[0] };
      }

      function uji(nama, fungsi) {
        try {
          fungsi();
          console.log("lulus  " + nama);
        } catch (galat) {
          console.log("GAGAL  " + nama + ": " + galat.message);
        }
      }

      function sama(nyata, harap) {
        const a = JSON.stringify(nyata);
        const b = JSON.stringify(harap);
        if (a !== b) throw new Error("mendapat " + a + ", seharusnya " + b);
      }

      uji("dua harga", () => sama(ringkas([3000, 5000]), { jumlah: 8000, rata: 4000, termahal: 5000 }));
      // tambahkan uji di sini
      `,
    ),
  ),
  chapter(
    "Program yang dipakai dapur besok pagi",
    40,
    prose(`
      <p>Saatnya menyerahkan sesuatu. Juru masak akan menyebut menu dan banyaknya orang; program Anda mengembalikan daftar belanja: bahan apa, berapa bungkus, berapa rupiah, terkumpul per kios, dengan jumlah di bawahnya. Kita mulai dari bentuk datanya, karena bentuk yang baik membuat sisanya pendek.</p>
    `),
    code(
      "javascript",
      `
      const bahan = [
        { nama: "beras", kios: "Pak Oleh", gramPerOrang: 120, isi: 5000, rp: 72500 },
        { nama: "tahu", kios: "Bu Cucu", gramPerOrang: 100, isi: 500, rp: 6000 },
        { nama: "cabai", kios: "Bu Cucu", gramPerOrang: 5, isi: 100, rp: 7000 },
      ];

      function barisBelanja(b, orang) {
        const bungkus = Math.ceil((b.gramPerOrang * orang) / b.isi);
        return { nama: b.nama, kios: b.kios, bungkus, rp: bungkus * b.rp };
      }

      const baris = bahan.map((b) => barisBelanja(b, 32));
      for (const { nama, bungkus, rp } of baris) console.log(nama, bungkus, rp);
      console.log(baris.reduce((jumlah, b) => jumlah + b.rp, 0));
      `,
    ),
    code(
      "text",
      `
      beras 1 72500
      tahu 7 42000
      cabai 2 14000
      128500
      `,
      "Tahu: 32 × 100 = 3.200 gram; dibagi 500 adalah 6,4; jadi tujuh bungkus.",
    ),
    prose(`
      <h2>Urutan mengerjakan</h2>
      <ol>
        <li>Tulis uji untuk <code>barisBelanja</code>: angka di atas, nol orang, dan kebutuhan yang pas.</li>
        <li>Kurangi dengan stok gudang. Bahan yang stoknya cukup tidak muncul di daftar sama sekali.</li>
        <li>Kumpulkan per kios dengan <code>Map</code>, urutkan kios menurut nama, dan beri jumlah per kios.</li>
        <li>Tolak masukan yang tidak sah di pintu: orang harus bilangan bulat 1–200.</li>
        <li>Terakhir, cetak. Semua fungsi sebelum langkah ini mengembalikan nilai dan tidak mencetak apa pun.</li>
      </ol>
      <p>Kerjakan satu langkah, jalankan semua uji, baru lanjut. Kalau sebuah langkah terasa besar, pecah. Dua belas baris yang teruji lebih dekat ke selesai daripada seratus baris yang belum pernah dijalankan.</p>
      <h2>Keputusan yang bukan urusan kode</h2>
      <p>Program ini membulatkan ke atas, jadi selalu ada sisa: beras dibeli 5.000 gram untuk kebutuhan 3.840. Apakah sisanya dicatat sebagai stok besok? Apakah tahu boleh dibeli kurang 200 gram? Tanyakan kepada juru masak, tulis jawabannya sebagai komentar satu baris di atas fungsinya, dan buatkan ujinya. Bagian terbesar dari pekerjaan pemrogram ialah menemukan pertanyaan semacam ini sebelum hari Kamis.</p>
      <h2>Dianggap selesai bila</h2>
      <ul>
        <li>jumlah semua kios sama dengan jumlah semua baris, dan ada uji yang menjaganya;</li>
        <li>larik <code>bahan</code> tidak berubah setelah program berjalan;</li>
        <li>masukan “tiga dua” menghasilkan pesan yang dimengerti juru masak;</li>
        <li>orang lain membaca kode Anda lima menit dan bisa menambah satu bahan.</li>
      </ul>
      <p>Sesudah itu, kalau mau, pasang di halaman dari dua bab lalu. Hitungannya tidak perlu diubah sebaris pun, dan itulah ujian terakhir bagi susunan program Anda.</p>
    `),
    task(
      "Daftar belanja untuk 32 orang",
      `
      <p>Lengkapi programnya. Dengan data di starter dan 32 orang, daftar yang benar berisi:</p>
      <ul>
        <li>Bu Cucu: tahu 6 bungkus Rp36.000, cabai 2 bungkus Rp14.000, jumlah Rp50.000;</li>
        <li>Pak Oleh: telur 3 bungkus Rp90.000, jumlah Rp90.000; beras tidak muncul karena stoknya cukup;</li>
        <li>jumlah seluruhnya Rp140.000.</li>
      </ul>
      <p>Tulis sedikitnya enam uji, termasuk yang gagal dulu sebelum Anda memperbaikinya.</p>
      `,
      "javascript",
      `
      const bahan = [
        { nama: "beras", kios: "Pak Oleh", gramPerOrang: 120, isi: 5000, rp: 72500, stok: 4000 },
        { nama: "tahu", kios: "Bu Cucu", gramPerOrang: 100, isi: 500, rp: 6000, stok: 300 },
        { nama: "cabai", kios: "Bu Cucu", gramPerOrang: 5, isi: 100, rp: 7000, stok: 0 },
        { nama: "telur", kios: "Pak Oleh", gramPerOrang: 60, isi: 1000, rp: 30000, stok: -500 },
      ];
      // Stok telur minus 500: kemarin dapur meminjam setengah kilo, dan harus dikembalikan.

      function uji(nama, fungsi) {
        try {
          fungsi();
          console.log("lulus  " + nama);
        } catch (galat) {
          console.log("GAGAL  " + nama + ": " + galat.message);
        }
      }

      function sama(nyata, harap) {
        const a = JSON.stringify(nyata);
        const b = JSON.stringify(harap);
        if (a !== b) throw new Error("mendapat " + a + ", seharusnya " + b);
      }

      function bacaOrang(teks) {
        // { sah: true, nilai } atau { sah: false, pesan }
      }

      function barisBelanja(b, orang) {
        // { nama, kios, bungkus, rp }
      }

      function perKios(baris) {
        // [{ kios, baris, jumlah }], terurut menurut kios
      }

      uji("masukan sah", () => sama(bacaOrang("32"), { sah: true, nilai: 32 }));
      `,
    ),
  ),
);
