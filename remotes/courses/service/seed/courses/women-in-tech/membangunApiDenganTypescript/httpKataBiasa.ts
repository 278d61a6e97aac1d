import { chapter, check, code, courseModule, prose, task } from "../../courseParts";

export const httpKataBiasa = courseModule(
  "HTTP dengan kata biasa",
  "Surat yang dikirim, surat yang dibalas, dan satu fungsi di antaranya.",
  chapter(
    "Surat permintaan, surat jawaban",
    16,
    prose(`
      <p>Pengurai kita sudah siap, tetapi dari mana datanya? Dari HTTP, kesepakatan surat-menyurat antara dua program. Pihak pertama mengirim satu <strong>permintaan</strong>, pihak kedua membalas dengan satu <strong>jawaban</strong>. Tidak ada jawaban tanpa permintaan. Pada versi 1.1, keduanya bisa dibaca mata telanjang.</p>
    `),
    code(
      "text",
      `
      POST /pesanan HTTP/1.1
      Host: api.benangmerah.example
      Content-Type: application/json
      Content-Length: 56

      {"pemesan":"Mama Yuli","motif":"tumpal","panjangCm":220}
      `,
      "Permintaan",
    ),
    code(
      "text",
      `
      HTTP/1.1 201 Created
      Content-Type: application/json
      Content-Length: 33
      Location: /pesanan/P-003

      {"id":"P-003","status":"dicatat"}
      `,
      "Jawaban",
    ),
    prose(`
      <h2>Empat bagian permintaan</h2>
      <ul>
        <li><strong>Metode</strong>, kata kerjanya. <code>GET</code> meminta, <code>POST</code> menitipkan yang baru, <code>PUT</code> mengganti seluruhnya, <code>PATCH</code> mengubah sebagian, <code>DELETE</code> menghapus.</li>
        <li><strong>Jalur</strong>, alamat bendanya. <code>/pesanan</code> untuk semua pesanan, <code>/pesanan/P-003</code> untuk satu.</li>
        <li><strong>Kepala surat</strong> (<em>header</em>), keterangan tentang surat itu sendiri: jenis isinya, panjangnya, siapa pengirimnya.</li>
        <li><strong>Badan</strong>, isinya. Dipisahkan dari kepala oleh satu baris kosong. <code>GET</code> biasanya tidak punya badan.</li>
      </ul>
      <p>Jawaban hampir sama; baris pertamanya memuat angka status yang kita bahas di bab berikut. Kepala <code>Location</code> memberi tahu di mana pesanan yang baru dibuat dapat dilihat.</p>
      <h2>Kata benda di jalur, kata kerja di metode</h2>
      <p>Pemula sering menulis jalur seperti <code>/buatPesanan</code> dan <code>/hapusPesanan?id=3</code>. Jalan, memang. Namun dalam setahun ada tiga puluh jalur dengan tiga puluh kebiasaan penamaan. Bila jalurnya kata benda, cukup dua jalur untuk lima pekerjaan, dan orang bisa menebak sisanya. Tanda kamu tergelincir: ada kata kerja di dalam jalur.</p>
      <h2>Setiap surat berdiri sendiri</h2>
      <p>HTTP tidak mengingat surat sebelumnya. Permintaan kedua dari telepon yang sama datang seperti dari orang asing. Karena itu segala yang dibutuhkan untuk menjawab, termasuk bukti siapa pengirimnya, harus ikut di setiap surat. Sifat ini terasa boros, tetapi membuat server bisa diganti atau digandakan kapan saja.</p>
    `),
    check(
      "Jalur mana yang paling sesuai untuk menghapus pesanan P-003?",
      ["DELETE /pesanan/P-003", "Benar. Kata kerjanya ada di metode, dan jalurnya menyebut benda yang dihapus."],
      [
        "GET /hapusPesanan?id=P-003",
        "GET hanya untuk meminta. Peramban dan mesin pencari boleh mengikutinya kapan saja, dan pesananmu ikut terhapus.",
      ],
      [
        "POST /pesanan/P-003/hapus",
        "Bisa dibuat berjalan, tetapi kata kerjanya berpindah ke jalur padahal metode DELETE sudah ada.",
      ],
    ),
  ),
  chapter(
    "Tiga angka yang menjawab duluan",
    18,
    prose(`
      <p>Sebelum membaca isi jawaban, program di seberang sudah melihat tiga angka. Angka pertama membaginya menjadi keluarga: <strong>2</strong> berarti berhasil, <strong>3</strong> berarti silakan ke tempat lain, <strong>4</strong> berarti pengirim perlu mengubah sesuatu, <strong>5</strong> berarti server yang bermasalah.</p>
      <p>Dari puluhan angka yang ada, sembilan ini cukup untuk API koperasi.</p>
      <table>
        <thead><tr><th scope="col">Angka</th><th scope="col">Nama</th><th scope="col">Contoh di koperasi</th></tr></thead>
        <tbody>
          <tr><td>200</td><td>OK</td><td>Daftar pesanan dikirimkan.</td></tr>
          <tr><td>201</td><td>Created</td><td>Pesanan baru tercatat.</td></tr>
          <tr><td>204</td><td>No Content</td><td>Pesanan dihapus; tidak ada yang perlu dibaca.</td></tr>
          <tr><td>400</td><td>Bad Request</td><td>Badan surat bukan JSON.</td></tr>
          <tr><td>404</td><td>Not Found</td><td>Tidak ada pesanan P-019.</td></tr>
          <tr><td>405</td><td>Method Not Allowed</td><td>Ada yang mencoba menghapus seluruh daftar.</td></tr>
          <tr><td>409</td><td>Conflict</td><td>Pesanan yang sudah diambil hendak diubah.</td></tr>
          <tr><td>422</td><td>Unprocessable Content</td><td>JSON-nya baik, tetapi panjang kainnya 12,5.</td></tr>
          <tr><td>500</td><td>Internal Server Error</td><td>Kode kita yang salah.</td></tr>
        </tbody>
      </table>
      <h2>400 dan 422</h2>
      <p>Banyak API memakai 400 untuk keduanya, dan itu sah. Kita membedakannya supaya pemanggil tahu: 400 berarti suratnya tidak terbaca, 422 berarti terbaca tetapi isinya ditolak. Yang penting satu API memakai satu kebiasaan dan menuliskannya.</p>
    `),
    code(
      "typescript",
      `
      type Sebab = "bukan-json" | "tidak-ada" | "bentrok" | "isi-ditolak";

      const statusUntuk: Record<Sebab, number> = {
        "bukan-json": 400,
        "tidak-ada": 404,
        bentrok: 409,
        "isi-ditolak": 422,
      };

      console.log(statusUntuk["isi-ditolak"]);
      `,
      "Record memaksa setiap sebab punya angka; sebab yang lupa diisi ditandai.",
    ),
    code("text", "422", "Keluaran"),
    prose(`
      <h2>Kebohongan 200</h2>
      <p>Kesalahan yang paling merepotkan adalah menjawab 200 dengan isi <code>{"sukses": false}</code>. Peramban, penyimpan sementara, dan alat pemantau hanya melihat angkanya; semuanya mencatat “berhasil”. Kegagalan satu malam penuh bisa luput dari siapa pun. Cara mencarinya di kode lama: cari kata <code>sukses</code> atau <code>error</code> di dalam badan jawaban 200.</p>
      <p>Sebaliknya, jangan memakai 500 untuk kesalahan pengirim. Angka 5 membangunkan orang yang berjaga. Pukul dua pagi, ia bangun karena seseorang mengetik panjang kain dengan koma.</p>
    `),
    check(
      "JSON terbaca dengan baik, tetapi motifnya polkadot dan koperasi tidak menenun motif itu. Menurut kebiasaan API kita, status mana yang dikirim?",
      ["422", "Benar. Suratnya terbaca, isinya yang ditolak, jadi pengirim tahu ia harus mengganti motif."],
      ["500", "Server tidak rusak. Angka 5 hanya untuk kesalahan di pihak kita."],
      ["404", "404 berarti alamatnya tidak menunjuk apa pun. Di sini alamatnya benar, isinya yang tidak diterima."],
      [
        "200 dengan keterangan gagal di badan",
        "Alat pemantau akan mencatatnya sebagai keberhasilan. Angka harus mengatakan hal yang sama dengan isinya.",
      ],
    ),
  ),
  chapter(
    "Aman diulang, tidak aman diulang",
    16,
    prose(`
      <p>Sinyal di Soe hilang tepat ketika Mama Yuli menekan “Pesan”. Teleponnya tidak tahu apakah permintaannya tidak sampai, atau sampai tetapi jawabannya hilang di jalan. Dari sisi telepon, keduanya terlihat sama. Bolehkah ia mengirim ulang?</p>
      <p>Jawabannya bergantung pada metode. Sebuah permintaan disebut <strong>idempoten</strong> bila mengirimnya dua kali berakibat sama dengan mengirimnya sekali.</p>
      <table>
        <thead><tr><th scope="col">Metode</th><th scope="col">Idempoten</th><th scope="col">Mengapa</th></tr></thead>
        <tbody>
          <tr><td>GET</td><td>ya</td><td>Hanya membaca.</td></tr>
          <tr><td>PUT</td><td>ya</td><td>Mengganti dengan isi yang sama tetap menghasilkan isi yang sama.</td></tr>
          <tr><td>DELETE</td><td>ya</td><td>Sesudah dihapus, ia tetap tidak ada.</td></tr>
          <tr><td>POST</td><td>tidak</td><td>Dua kiriman menjadi dua pesanan.</td></tr>
          <tr><td>PATCH</td><td>belum tentu</td><td>“Jadikan 200” aman, “tambah 20” tidak.</td></tr>
        </tbody>
      </table>
      <p>Idempoten berbicara tentang <em>keadaan</em> di server, bukan tentang jawabannya. <code>DELETE</code> kedua boleh dijawab 404; keadaannya tetap sama, pesanan itu tidak ada.</p>
      <h2>Nomor titipan untuk POST</h2>
      <p>Supaya POST aman diulang, telepon membuat satu nomor acak untuk setiap niat memesan dan mengirimkannya di setiap percobaan. Server mengingat nomor yang sudah dikerjakan.</p>
    `),
    code(
      "typescript",
      `
      const sudah = new Map<string, string>();
      let terakhir = 0;

      function pesan(nomorTitipan: string): string {
        const lama = sudah.get(nomorTitipan);
        if (lama !== undefined) return lama;
        terakhir += 1;
        const id = "P-" + String(terakhir).padStart(3, "0");
        sudah.set(nomorTitipan, id);
        return id;
      }

      console.log(pesan("a7f1"));
      console.log(pesan("a7f1"));
      console.log(pesan("c902"));
      `,
    ),
    code("text", "P-001\nP-001\nP-002", "Keluaran: kiriman kedua menerima pesanan yang sama"),
    prose(`
      <p>Di layanan pembayaran, nomor semacam ini sering dikirim dalam kepala bernama <code>Idempotency-Key</code>. Nomornya dibuat pengirim, sebab hanya pengirim yang tahu apakah ini percobaan ulang atau niat baru.</p>
      <h2>Kesalahan yang terasa masuk akal</h2>
      <p>Ada yang mencegah pesanan ganda dengan membandingkan isi: nama, motif, dan panjang sama berarti kiriman ulang. Lalu Mama Yuli memesan dua selendang yang memang kembar untuk dua anaknya, dan yang kedua lenyap tanpa kabar. Isi yang sama tidak membuktikan niat yang sama. Bila aturan pencegahmu bisa menelan pesanan yang sah, aturan itu menebak.</p>
    `),
    check(
      "DELETE /pesanan/P-003 dikirim dua kali. Jawaban pertama 204, jawaban kedua 404. Apakah DELETE ini idempoten?",
      [
        "Ya, karena keadaan di server sesudahnya sama",
        "Benar. Idempoten menyangkut akibat di server: pesanan itu tidak ada, baik sesudah kiriman pertama maupun kedua.",
      ],
      [
        "Tidak, karena jawabannya berbeda",
        "Jawaban boleh berbeda. Yang dibandingkan adalah keadaan data sesudah permintaan.",
      ],
      [
        "Hanya bila kedua jawabannya 200",
        "Angka tertentu tidak disyaratkan. Periksa apakah pengulangan mengubah sesuatu.",
      ],
    ),
  ),
  chapter(
    "Satu fungsi dari permintaan ke jawaban",
    30,
    prose(`
      <p>Lepaskan sebentar jaringan, kabel, dan port. Pada intinya sebuah API adalah satu fungsi: masuk permintaan, keluar jawaban. Kalau fungsi itu ditulis sebagai fungsi biasa, ia bisa dijalankan dan diuji di studio ini tanpa server.</p>
      <p>Tugas fungsi ini di bagian depan adalah memilih siapa yang mengerjakan apa, seperti petugas loket yang melihat amplop lalu menunjuk meja. Bagian itu disebut <strong>router</strong>. Ia membaca dua hal saja, metode dan jalur, dan tidak menyentuh isi surat.</p>
    `),
    code(
      "typescript",
      `
      type Permintaan = { metode: string; jalur: string; badan: string };
      type Jawaban = { status: number; badan: unknown };

      function tangani(permintaan: Permintaan): Jawaban {
        const bagian = permintaan.jalur.split("/").filter((potong) => potong !== "");
        const [benda, id] = bagian;

        if (benda !== "pesanan" || bagian.length > 2) return { status: 404, badan: { pesan: "jalur tidak ada" } };

        if (id === undefined) {
          if (permintaan.metode === "GET") return { status: 200, badan: ["P-001", "P-002"] };
          return { status: 405, badan: { pesan: "hanya GET" } };
        }
        if (permintaan.metode === "GET") return { status: 200, badan: { id } };
        return { status: 405, badan: { pesan: "hanya GET" } };
      }

      console.log(tangani({ metode: "GET", jalur: "/pesanan", badan: "" }));
      console.log(tangani({ metode: "GET", jalur: "/pesanan/P-002", badan: "" }));
      console.log(tangani({ metode: "DELETE", jalur: "/pesanan", badan: "" }));
      console.log(tangani({ metode: "GET", jalur: "/benang", badan: "" }));
      `,
    ),
    code(
      "text",
      `
      { status: 200, badan: [ 'P-001', 'P-002' ] }
      { status: 200, badan: { id: 'P-002' } }
      { status: 405, badan: { pesan: 'hanya GET' } }
      { status: 404, badan: { pesan: 'jalur tidak ada' } }
      `,
      "Keluaran",
    ),
    prose(`
      <h2>Membaca jalur seperti alamat</h2>
      <p><code>"/pesanan/P-002"</code> dipotong pada garis miring menjadi <code>["", "pesanan", "P-002"]</code>. Potongan kosong di depan dibuang oleh <code>filter</code>. Sesudah itu benda dan nomor dikenali dari urutannya. Panjang larik ikut diperiksa; tanpa itu, <code>/pesanan/P-002/apa/saja</code> dianggap alamat yang sah.</p>
      <h2>Urutan pertanyaan</h2>
      <p>Pertama, adakah bendanya (404). Kedua, bolehkah metodenya (405). Baru sesudah itu badan diurai (400 atau 422). Kalau urutannya dibalik, seseorang yang salah alamat mendapat omelan tentang kolom yang kosong, lalu memperbaiki hal yang tidak rusak.</p>
      <p>Kesalahan yang mudah dibuat di sini adalah menjawab 404 untuk semua yang tidak cocok. Pengembang yang mengirim <code>DELETE /pesanan</code> lalu menerima 404 akan mengira alamatnya salah ketik, dan mencari selama setengah jam. Angka 405 memberitahunya bahwa alamatnya benar, hanya pekerjaan itu yang tidak tersedia.</p>
      <h2>Mengapa bukan langsung server</h2>
      <p>Karena fungsi biasa bisa dicoba ribuan kali dalam sedetik, dan hasilnya tidak bergantung pada jaringan. Di modul terakhir, kita memasangnya pada server Node dengan tidak sampai empat puluh baris. Tanda fungsi penanganmu masih bersih: ia tidak pernah menyebut soket, port, atau <code>response</code>.</p>
    `),
    task(
      "Menambah POST pada router",
      `
      <p>Tambahkan <code>POST /pesanan</code>. Bila badannya bukan JSON, jawab 400. Bila JSON-nya tidak punya <code>pemesan</code> berupa teks, jawab 422. Selain itu jawab 201 dengan nama pemesannya.</p>
      <p>Keluaran yang diharapkan, satu per baris: <code>201</code>, <code>400</code>, <code>422</code>, <code>405</code>.</p>
      `,
      "typescript",
      `
      type Permintaan = { metode: string; jalur: string; badan: string };
      type Jawaban = { status: number; badan: unknown };

      function bacaJson(teks: string): { ok: true; nilai: unknown } | { ok: false } {
        try {
          return { ok: true, nilai: JSON.parse(teks) };
        } catch {
          return { ok: false };
        }
      }

      function buat(badan: string): Jawaban {
        const json = bacaJson(badan);
        // 400 bila json.ok false; 422 bila pemesan bukan teks; selain itu 201.
        return { status: 500, badan: { pesan: "belum ditulis" } };
      }

      function tangani(permintaan: Permintaan): Jawaban {
        if (permintaan.jalur !== "/pesanan") return { status: 404, badan: {} };
        if (permintaan.metode === "POST") return buat(permintaan.badan);
        return { status: 405, badan: {} };
      }

      console.log(tangani({ metode: "POST", jalur: "/pesanan", badan: '{"pemesan":"Rambu Ana"}' }).status);
      console.log(tangani({ metode: "POST", jalur: "/pesanan", badan: "{pemesan" }).status);
      console.log(tangani({ metode: "POST", jalur: "/pesanan", badan: '{"pemesan":7}' }).status);
      console.log(tangani({ metode: "DELETE", jalur: "/pesanan", badan: "" }).status);
      `,
    ),
  ),
);
