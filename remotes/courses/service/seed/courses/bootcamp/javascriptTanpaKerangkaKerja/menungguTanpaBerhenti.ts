import { chapter, check, code, courseModule, picture, prose, task } from "../../courseParts";

export const menungguTanpaBerhenti = courseModule(
  "Menunggu tanpa berhenti",
  "Giliran, janji, dan beberapa pekerjaan yang berjalan bersamaan.",
  chapter(
    "Satu juru masak, satu antrean",
    20,
    prose(`
      <p>JavaScript di satu halaman seperti dapur dengan satu juru masak. Pada satu saat ia mengerjakan satu hal, sampai selesai. Tetapi ia tidak berdiri menatap air mendidih: ia menyalakan kompor, memasang pengatur waktu, lalu mengerjakan yang lain.</p>
    `),
    code(
      "javascript",
      `
      console.log("1. nyalakan kompor");

      setTimeout(() => {
        console.log("3. air mendidih");
      }, 50);

      console.log("2. potong sayur");
      `,
    ),
    code(
      "text",
      `
      1. nyalakan kompor
      2. potong sayur
      3. air mendidih
      `,
    ),
    prose(`
      <p><code>setTimeout</code> tidak menghentikan program. Ia menitipkan fungsi untuk dijalankan nanti, lalu baris berikutnya langsung dikerjakan. Setelah 50 milidetik, fungsi titipan masuk ke antrean, dan juru masak mengambilnya ketika tangannya kosong.</p>
      <p>Siapa yang menghitung waktunya? Bukan juru masak, melainkan peramban atau Node di sekelilingnya. Merekalah pengatur waktu, jaringan, dan papan ketik; program Anda hanya menerima kabar bahwa sesuatu sudah terjadi.</p>
    `),
    picture(
      "Seorang juru masak di depan satu kompor, dengan kartu-kartu pesanan tergantung berurutan di tali",
      "Kartu berikutnya diambil hanya setelah masakan di tangan selesai.",
    ),
    prose(`
      <h2>Nol milidetik tetap nanti</h2>
    `),
    code(
      "javascript",
      `
      setTimeout(() => console.log("titipan"), 0);

      let jumlah = 0;
      for (let i = 1; i <= 1000; i++) jumlah += i;

      console.log("hitungan selesai:", jumlah);
      `,
    ),
    code(
      "text",
      `
      hitungan selesai: 500500
      titipan
      `,
    ),
    prose(`
      <p>Walaupun waktunya nol, titipan menunggu sampai seluruh baris yang sedang dikerjakan selesai. Angka pada <code>setTimeout</code> berarti “paling cepat”, bukan “tepat”. Kalau ada pengulangan yang makan tiga detik, semua titipan tertunda tiga detik, dan halaman tidak menanggapi klik. Inilah sebab halaman “membeku”: juru masaknya terlalu lama pada satu panci.</p>
      <h2>Keliru yang khas</h2>
      <p>Orang baru sering menulis titipan lalu memakai hasilnya di baris berikut. Pada saat itu hasilnya belum ada.</p>
    `),
    code(
      "javascript",
      `
      let stok;
      setTimeout(() => {
        stok = 2500;
      }, 20);

      console.log(stok);
      `,
    ),
    code("text", `undefined`, "Stok baru terisi dua puluh milidetik kemudian."),
    prose(`
      <p>Menambah waktu tunggu di tempat lain bukan obatnya; besok jaringannya lebih lambat, dan tebakan Anda meleset. Yang diperlukan ialah cara berkata “kerjakan ini <em>setelah</em> hasilnya ada”. Itulah janji, di bab berikut.</p>
      <p>Satu hal patut disyukuri: karena hanya ada satu juru masak, dua fungsi Anda tidak pernah berjalan tepat pada saat yang sama. Di antara dua baris biasa tidak ada yang bisa menyelinap mengubah nilai.</p>
    `),
    check(
      "setTimeout(f, 100) dipanggil, lalu sebuah pengulangan berjalan 2 detik. Kapan f dijalankan?",
      [
        "Setelah pengulangan selesai, sekitar 2 detik kemudian",
        "Benar. Titipan hanya diambil ketika tidak ada yang sedang dikerjakan.",
      ],
      ["Tepat setelah 100 milidetik, menyela pengulangan", "Tidak ada yang bisa menyela baris yang sedang berjalan."],
      ["Tidak pernah, karena waktunya terlewat", "Titipan tetap di antrean sampai gilirannya tiba."],
    ),
  ),
  chapter(
    "Janji yang ditepati atau tidak",
    26,
    prose(`
      <p><strong>Janji</strong> (<code>Promise</code>) adalah objek yang mewakili hasil yang belum ada. Ia mulai dalam keadaan menunggu, lalu paling banyak satu kali berubah: ditepati dengan nilai, atau diingkari dengan galat. Sesudah itu ia tidak berubah lagi.</p>
      <p>Kita buat dulu alat peraga: fungsi yang berpura-pura menanyakan harga ke kios dan menjawab setelah beberapa saat.</p>
    `),
    code(
      "javascript",
      `
      const tunggu = (ms) => new Promise((tepati) => setTimeout(tepati, ms));

      async function tanyaHarga(bahan) {
        await tunggu(20);
        const harga = { beras: 14500, tahu: 1000 };
        if (!(bahan in harga)) throw new Error(\`Kios tidak menjual \${bahan}.\`);
        return harga[bahan];
      }

      async function utama() {
        const beras = await tanyaHarga("beras");
        console.log("beras", beras);

        try {
          await tanyaHarga("rawit");
        } catch (galat) {
          console.log(galat.message);
        }
      }

      utama();
      console.log("pertanyaan sudah dikirim");
      `,
    ),
    code(
      "text",
      `
      pertanyaan sudah dikirim
      beras 14500
      Kios tidak menjual rawit.
      `,
    ),
    prose(`
      <h2>async dan await</h2>
      <p>Fungsi yang diawali <code>async</code> selalu mengembalikan janji. Nilai yang di-<code>return</code> menjadi tepatan, galat yang di-<code>throw</code> menjadi ingkaran. Di dalamnya, <code>await</code> berarti: sisihkan fungsi ini sampai janjinya selesai, dan biarkan juru masak mengerjakan yang lain. Karena itu kalimat “pertanyaan sudah dikirim” tercetak paling dulu, walaupun tertulis paling bawah.</p>
      <p>Untungnya besar: urutan baris kembali sama dengan urutan kejadian, dan <code>try…catch</code> bekerja seperti biasa.</p>
      <p>Pada contoh di atas, <code>tunggu</code> memperlihatkan cara membuat janji dari sesuatu yang memakai titipan: fungsi <code>tepati</code> diserahkan kepada <code>setTimeout</code> dan dipanggil ketika waktunya tiba. Dalam pekerjaan sehari-hari Anda jarang membuat janji sendiri; Anda menerima janji dari orang lain dan menunggunya.</p>
      <h2>Bentuk then</h2>
      <p>Anda akan menjumpai bentuk lama: <code>tanyaHarga("beras").then((h) =&gt; …).catch((g) =&gt; …)</code>. Artinya sama. Janji yang diingkari dan tidak ditangkap siapa pun dilaporkan sebagai <em>unhandled rejection</em>; di Node, program berhenti karenanya.</p>
      <h2>Lupa await</h2>
      <p>Kesalahan yang paling sering tidak menimbulkan galat sama sekali: tanpa <code>await</code>, yang Anda pegang adalah janjinya, bukan nilainya.</p>
    `),
    code(
      "javascript",
      `
      async function harga() {
        return 14500;
      }

      async function utama() {
        console.log(\`total: \${harga() * 2}\`);
        console.log(\`total: \${(await harga()) * 2}\`);
      }

      utama();
      `,
    ),
    code(
      "text",
      `
      total: NaN
      total: 29000
      `,
    ),
    prose(`
      <p>Kalau layar menampilkan <code>NaN</code> atau <code>[object Promise]</code>, carilah <code>await</code> yang hilang. Ingat juga bahwa <code>await</code> hanya boleh di dalam fungsi <code>async</code>, atau di tingkat teratas sebuah modul. Di studio, bungkus program Anda dalam <code>async function utama()</code> seperti di atas.</p>
    `),
    check(
      "Apa yang dikembalikan fungsi async yang berisi return 5?",
      [
        "Janji yang ditepati dengan 5",
        "Benar. async membungkus hasilnya; pemanggil memerlukan await untuk mendapat 5.",
      ],
      ["Bilangan 5", "Tanpa await, pemanggil menerima janjinya."],
      ["undefined, sampai lima milidetik berlalu", "Angka 5 di sini nilai biasa, bukan waktu tunggu."],
    ),
  ),
  chapter(
    "Bertanya ke tiga kios sekaligus",
    26,
    prose(`
      <p>Menanyakan tiga harga satu per satu, masing-masing menunggu jawaban sebelum pertanyaan berikutnya, memakan tiga kali waktu. Padahal pertanyaannya tidak saling bergantung. Kirim ketiganya, lalu tunggu bersama.</p>
    `),
    code(
      "javascript",
      `
      const tunggu = (ms) => new Promise((tepati) => setTimeout(tepati, ms));

      async function tanya(kios, ms, harga) {
        await tunggu(ms);
        console.log(\`\${kios} menjawab\`);
        return harga;
      }

      async function utama() {
        const jawaban = await Promise.all([
          tanya("Pak Oleh", 60, 14500),
          tanya("Bu Cucu", 20, 14200),
          tanya("Mang Asep", 40, 15000),
        ]);
        console.log(jawaban.join(" "), "termurah", Math.min(...jawaban));
      }

      utama();
      `,
    ),
    code(
      "text",
      `
      Bu Cucu menjawab
      Mang Asep menjawab
      Pak Oleh menjawab
      14500 14200 15000 termurah 14200
      `,
    ),
    prose(`
      <p>Bu Cucu menjawab paling dulu, tetapi hasil <code>Promise.all</code> tetap menurut urutan pertanyaan. Lamanya seluruh pekerjaan mengikuti yang paling lambat, sekitar 60 milidetik, bukan jumlahnya, 120.</p>
      <p>Tidak ada yang bertentangan dengan satu juru masak. Yang berjalan bersamaan adalah <em>penantiannya</em>; kode Anda sendiri tetap dikerjakan sebaris demi sebaris. Maka <code>Promise.all</code> mempercepat pekerjaan yang banyak menunggu, dan tidak menolong hitungan yang berat.</p>
      <h2>Satu ingkar, semua gagal</h2>
      <p><code>Promise.all</code> langsung gagal begitu satu janji diingkari, dan jawaban lain hilang dari pandangan. Kadang itu tepat: tanpa harga beras tidak ada gunanya melanjutkan. Kalau jawaban sebagian masih berguna, pakai <code>Promise.allSettled</code>. Ia menunggu semuanya, lalu melaporkan nasib masing-masing.</p>
    `),
    code(
      "javascript",
      `
      const berhasil = async (n) => n;
      const gagal = async () => {
        throw new Error("kios tutup");
      };

      async function utama() {
        const hasil = await Promise.allSettled([berhasil(14500), gagal(), berhasil(15000)]);
        for (const h of hasil) {
          console.log(h.status, h.status === "fulfilled" ? h.value : h.reason.message);
        }
      }

      utama();
      `,
    ),
    code(
      "text",
      `
      fulfilled 14500
      rejected kios tutup
      fulfilled 15000
      `,
    ),
    prose(`
      <h2>await di dalam pengulangan</h2>
      <p><code>for (const k of kios) await tanya(k)</code> mengerjakan satu per satu. Itu benar bila urutannya penting atau peladennya tidak mau diserbu. Bila tidak, ubah menjadi <code>Promise.all(kios.map((k) =&gt; tanya(k)))</code>. Yang selalu keliru ialah <code>kios.forEach(async …)</code>: <code>forEach</code> tidak menunggu janji siapa pun, sehingga baris sesudahnya berjalan sebelum satu pun selesai.</p>
      <h2>Mengambil data sungguhan</h2>
      <p>Di peramban dan Node 18 ke atas, <code>fetch(alamat)</code> mengembalikan janji. Dua hal perlu diingat. Pertama, janji itu ditepati walaupun jawabannya 404 atau 500; periksa <code>jawaban.ok</code> sendiri. Kedua, isinya masih harus ditunggu: <code>const data = await jawaban.json();</code>. Rincian lengkapnya ada di <a href="https://developer.mozilla.org/en-US/docs/Web/API/Fetch_API/Using_Fetch">panduan fetch di MDN</a>.</p>
    `),
    check(
      "Tiga janji selesai dalam 30, 50, dan 20 milidetik. Kira-kira berapa lama Promise.all menunggu?",
      ["50 milidetik", "Benar. Semuanya berjalan bersamaan, jadi yang paling lambat yang menentukan."],
      ["100 milidetik", "Itu kalau ketiganya di-await satu per satu."],
      ["20 milidetik", "Yang berhenti pada jawaban tercepat adalah Promise.race."],
    ),
    task(
      "Tiga cuaca, satu tutup",
      `
      <p>Fungsi <code>suhu</code> berpura-pura bertanya ke stasiun cuaca. Salah satunya rusak. Tulis <code>rataRata(kota)</code> yang bertanya ke semua kota <strong>bersamaan</strong>, mengabaikan yang gagal, dan mengembalikan rata-rata suhu yang berhasil. Bila tidak ada yang berhasil, kembalikan <code>null</code>.</p>
      <p>Kalau benar, yang tercetak <code>24</code> lalu <code>null</code>.</p>
      `,
      "javascript",
      `
      const tunggu = (ms) => new Promise((tepati) => setTimeout(tepati, ms));

      async function suhu(kota) {
        await tunggu(20);
        const data = { Lembang: 20, Bandung: 24, Cirebon: 28 };
        if (!(kota in data)) throw new Error("Stasiun " + kota + " tidak menjawab.");
        return data[kota];
      }

      async function rataRata(kota) {
        // Promise.allSettled, lalu filter, map, reduce
      }

      async function utama() {
        console.log(await rataRata(["Lembang", "Bandung", "Garut", "Cirebon"]));
        console.log(await rataRata(["Garut"]));
      }

      utama();
      `,
    ),
  ),
);
