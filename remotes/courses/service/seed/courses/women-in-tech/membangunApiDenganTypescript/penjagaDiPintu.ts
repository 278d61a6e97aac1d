import { chapter, check, code, courseModule, prose, task } from "../../courseParts";

export const penjagaDiPintu = courseModule(
  "Penjaga di pintu masuk",
  "Data dari luar diperiksa sekali, di tepi, lalu dipercaya sampai ke dalam.",
  chapter(
    "Unknown: barang yang belum dibuka",
    18,
    prose(`
      <p>Paket yang datang ke koperasi ditaruh di meja depan. Sebelum dibuka, tidak seorang pun menulis “benang nila, dua kilo” di buku, sekalipun label luarnya berkata begitu. TypeScript punya tipe untuk meja depan itu: <code>unknown</code>, artinya ada isinya, tetapi belum diketahui apa.</p>
      <p>Data dari luar hampir selalu datang sebagai teks JSON. Fungsi <code>JSON.parse</code> mengubahnya menjadi nilai JavaScript. Sayangnya ia mengaku mengembalikan <code>any</code>, tipe yang membolehkan apa saja tanpa bertanya. Simpan hasilnya sebagai <code>unknown</code>, dan TypeScript kembali berjaga.</p>
    `),
    code(
      "typescript",
      `
      const teks = '{"pemesan":"Rambu Ana","panjangCm":"180"}';
      const data: unknown = JSON.parse(teks);

      function sebagaiObjek(nilai: unknown): Record<string, unknown> | undefined {
        if (typeof nilai !== "object" || nilai === null || Array.isArray(nilai)) return undefined;
        return nilai as Record<string, unknown>;
      }

      const isi = sebagaiObjek(data);
      if (isi !== undefined) {
        console.log(typeof isi.pemesan);
        console.log(typeof isi.panjangCm);
        console.log(typeof isi.motif);
      }
      `,
    ),
    code("text", "string\nstring\nundefined", "Keluaran"),
    prose(`
      <p>Lihat baris kedua keluarannya. Panjang kain datang sebagai teks, karena aplikasi pengirimnya mengambil langsung dari kotak isian. Dengan <code>any</code>, nilai itu lolos dan baru ketahuan ketika <code>"180" + 20</code> menghasilkan <code>"18020"</code>.</p>
      <h2>Tiga pertanyaan sebelum percaya</h2>
      <ol>
        <li><strong>Apakah objek?</strong> Perlu tiga syarat, sebab di JavaScript <code>typeof null</code> dan <code>typeof []</code> sama-sama <code>"object"</code>.</li>
        <li><strong>Apakah kolomnya ada?</strong> Kolom yang tidak ada menghasilkan <code>undefined</code>, seperti <code>motif</code> di atas.</li>
        <li><strong>Apakah jenis isinya benar?</strong> <code>typeof</code> menjawab untuk teks, angka, dan boolean.</li>
      </ol>
      <h2>Bila teksnya bukan JSON</h2>
      <p><code>JSON.parse</code> melempar galat bila teksnya rusak, misalnya karena kurung tutupnya hilang. Bungkus dengan <code>try</code> dan <code>catch</code> di satu tempat saja, di tepi. Di dalam program, tidak ada lagi yang perlu memikirkan kurung.</p>
      <p>Kata <code>as</code> pada fungsi di atas adalah satu-satunya yang kita izinkan, karena tiga syarat tepat sebelumnya sudah membuktikannya. Kesalahan yang paling sering: menulis <code>JSON.parse(teks) as Pesanan</code>. Kalimat itu tidak memeriksa apa pun; ia hanya meminta TypeScript percaya. Tandanya mudah dicari: setiap <code>as</code> yang tidak didahului pemeriksaan.</p>
    `),
    check(
      "Apa bedanya menyimpan hasil JSON.parse sebagai unknown dan sebagai any?",
      [
        "Unknown menuntut pemeriksaan sebelum isinya dipakai",
        "Benar. Nilainya sama persis, tetapi TypeScript menolak setiap pemakaian sampai kamu membuktikan bentuknya.",
      ],
      [
        "Unknown memeriksa isi JSON secara otomatis",
        "Tidak ada pemeriksaan otomatis. Unknown hanya memaksa kita menulis pemeriksaannya.",
      ],
      [
        "Any menolak JSON yang rusak",
        "JSON yang rusak ditolak oleh JSON.parse sendiri, apa pun tipe yang kamu tulis di kiri.",
      ],
    ),
  ),
  chapter(
    "Mengurai, bukan sekadar memeriksa",
    28,
    prose(`
      <p>Petugas meja depan yang baik tidak hanya berkata “sudah saya cek”. Ia menyerahkan barang yang sudah dibuka, ditimbang, dan ditaruh di wadah berlabel. Fungsi pengurai bekerja begitu: masuk <code>unknown</code>, keluar <code>PesananBaru</code> yang pasti benar, atau alasan penolakan.</p>
      <p>Kita perlu satu bentuk untuk “berhasil atau gagal”. Ini union seperti di bab status, dengan <code>T</code> sebagai tempat kosong untuk tipe apa pun.</p>
    `),
    code(
      "typescript",
      `
      type Hasil<T> = { ok: true; nilai: T } | { ok: false; galat: string };
      type PesananBaru = { pemesan: string; panjangCm: number };

      function urai(data: unknown): Hasil<PesananBaru> {
        if (typeof data !== "object" || data === null || Array.isArray(data)) {
          return { ok: false, galat: "kiriman harus objek" };
        }
        const isi = data as Record<string, unknown>;
        const { pemesan, panjangCm } = isi;
        if (typeof pemesan !== "string" || pemesan.trim() === "") {
          return { ok: false, galat: "pemesan harus diisi" };
        }
        if (typeof panjangCm !== "number" || !Number.isInteger(panjangCm) || panjangCm < 50) {
          return { ok: false, galat: "panjangCm harus bilangan bulat, paling sedikit 50" };
        }
        return { ok: true, nilai: { pemesan: pemesan.trim(), panjangCm } };
      }

      console.log(urai({ pemesan: "  Mama Yuli ", panjangCm: 220, admin: true }));
      console.log(urai({ pemesan: "Rambu Ana", panjangCm: "180" }));
      `,
    ),
    code(
      "text",
      `
      { ok: true, nilai: { pemesan: 'Mama Yuli', panjangCm: 220 } }
      {
        ok: false,
        galat: 'panjangCm harus bilangan bulat, paling sedikit 50'
      }
      `,
      "Keluaran",
    ),
    prose(`
      <h2>Tiga hal terjadi sekaligus</h2>
      <ul>
        <li><strong>Ditolak</strong> yang salah, dengan alasan yang bisa dibaca.</li>
        <li><strong>Dirapikan</strong> yang berantakan: spasi di tepi nama dibuang sekali, di sini.</li>
        <li><strong>Dipilih</strong> hanya kolom yang dikenal. Kolom <code>admin</code> tidak ikut masuk, karena objek baru dibangun dari kolom yang kita sebut satu per satu.</li>
      </ul>
      <p>Hal ketiga itu soal keamanan. Seandainya kita menulis <code>nilai: { ...isi }</code>, siapa pun di luar bisa menitipkan kolom tambahan ke dalam data kita.</p>
      <h2>Batas yang punya alasan</h2>
      <p>Angka 50 bukan hiasan. Penenun koperasi menyebut 50 sentimeter sebagai kain terpendek yang masih menutup ongkos memasang lungsin. Setiap batas di pengurai sebaiknya bisa dijelaskan begitu. Perhatikan juga <code>Number.isInteger</code>: ia menolak pecahan, dan sekaligus menolak <code>NaN</code> dan <code>Infinity</code>, yang ketiganya bertipe <code>number</code>.</p>
      <p>Kesalahan yang sering: fungsi bernama <code>valid</code> yang mengembalikan <code>true</code>, sementara data aslinya tetap <code>unknown</code>. Akibatnya pemeriksaan yang sama ditulis ulang di mana-mana. Bila kamu memeriksa kolom yang sama di dua fungsi, itu tanda penguraiannya belum terjadi di tepi.</p>
      <p>Sesudah pengurai ini, fungsi-fungsi di dalam program boleh menerima <code>PesananBaru</code> tanpa bertanya lagi. Itulah upahnya: satu pemeriksaan yang teliti di depan, lalu kode yang tenang di belakang.</p>
    `),
    task(
      "Mengurai pesanan dengan motif",
      `
      <p>Tambahkan motif ke pengurai. Motif yang diterima hanya <code>tumpal</code>, <code>wajik</code>, dan <code>bunga</code>; selain itu galatnya <code>motif tidak dikenal</code>.</p>
      <p>Keluaran yang diharapkan, berurutan: <code>diterima: wajik 150</code>, <code>ditolak: motif tidak dikenal</code>, <code>ditolak: panjangCm harus bilangan bulat, paling sedikit 50</code>.</p>
      `,
      "typescript",
      `
      type Motif = "tumpal" | "wajik" | "bunga";
      type PesananBaru = { motif: Motif; panjangCm: number };
      type Hasil<T> = { ok: true; nilai: T } | { ok: false; galat: string };

      function sebagaiMotif(nilai: unknown): Motif | undefined {
        // Kembalikan nilainya bila salah satu dari tiga motif, selain itu undefined.
        return undefined;
      }

      function urai(data: unknown): Hasil<PesananBaru> {
        if (typeof data !== "object" || data === null || Array.isArray(data)) {
          return { ok: false, galat: "kiriman harus objek" };
        }
        const isi = data as Record<string, unknown>;
        const motif = sebagaiMotif(isi.motif);
        if (motif === undefined) return { ok: false, galat: "motif tidak dikenal" };
        // Periksa panjangCm di sini, lalu kembalikan hasil yang ok.
        return { ok: false, galat: "belum ditulis" };
      }

      const kiriman: unknown[] = [
        { motif: "wajik", panjangCm: 150 },
        { motif: "polkadot", panjangCm: 150 },
        { motif: "bunga", panjangCm: 20 },
      ];

      for (const satu of kiriman) {
        const hasil = urai(satu);
        if (hasil.ok) console.log("diterima: " + hasil.nilai.motif + " " + hasil.nilai.panjangCm);
        else console.log("ditolak: " + hasil.galat);
      }
      `,
    ),
  ),
  chapter(
    "Pesan galat yang menolong pengirim",
    20,
    prose(`
      <p>Bayangkan loket yang menolak formulirmu karena nama belum diisi. Kamu isi, antre lagi, lalu ditolak karena tanggal lahir salah. Antre ketiga kali, ditolak karena tanda tangan. Pengurai di bab lalu bekerja seperti loket itu: ia berhenti pada kesalahan pertama.</p>
      <p>Untuk formulir dengan banyak kolom, lebih sopan mengumpulkan semua kesalahan lalu mengembalikannya sekaligus, masing-masing dengan nama kolomnya.</p>
    `),
    code(
      "typescript",
      `
      type Galat = { kolom: string; pesan: string };
      type PesananBaru = { pemesan: string; telepon: string; panjangCm: number };
      type Hasil<T> = { ok: true; nilai: T } | { ok: false; galat: Galat[] };

      function urai(isi: Record<string, unknown>): Hasil<PesananBaru> {
        const galat: Galat[] = [];
        const pemesan = typeof isi.pemesan === "string" ? isi.pemesan.trim() : "";
        const telepon = typeof isi.telepon === "string" ? isi.telepon.replace(/[ -]/g, "") : "";
        const panjangCm = typeof isi.panjangCm === "number" ? isi.panjangCm : NaN;

        if (pemesan === "") galat.push({ kolom: "pemesan", pesan: "isi nama pemesan" });
        if (!/^08[0-9]{8,11}$/.test(telepon)) {
          galat.push({ kolom: "telepon", pesan: "mulai dengan 08, 10 sampai 13 angka" });
        }
        if (!Number.isInteger(panjangCm) || panjangCm < 50) {
          galat.push({ kolom: "panjangCm", pesan: "bilangan bulat, paling sedikit 50" });
        }
        return galat.length > 0 ? { ok: false, galat } : { ok: true, nilai: { pemesan, telepon, panjangCm } };
      }

      console.log(JSON.stringify(urai({ pemesan: "", telepon: "0812-3456-7890", panjangCm: 12.5 })));
      `,
    ),
    code(
      "text",
      `{"ok":false,"galat":[{"kolom":"pemesan","pesan":"isi nama pemesan"},{"kolom":"panjangCm","pesan":"bilangan bulat, paling sedikit 50"}]}`,
      "Keluaran: dua kesalahan dilaporkan sekaligus, telepon yang memakai tanda hubung diterima",
    ),
    prose(`
      <h2>Kalimat yang menyebut jalan keluar</h2>
      <p>Bandingkan dua pesan untuk kesalahan yang sama.</p>
      <table>
        <thead><tr><th scope="col">Pesan</th><th scope="col">Yang dirasakan pembaca</th></tr></thead>
        <tbody>
          <tr><td>“Input tidak valid”</td><td>Saya salah, entah di mana.</td></tr>
          <tr><td>“panjangCm: bilangan bulat, paling sedikit 50”</td><td>Saya ganti 12,5 menjadi 125.</td></tr>
        </tbody>
      </table>
      <p>Pesan yang baik menyebut kolom, syarat, dan bila perlu contoh. Ia tidak menyalahkan. Tulis untuk dua pembaca: pengembang aplikasi yang memanggil API-mu pada pukul sebelas malam, dan pemesan yang membacanya di layar telepon.</p>
      <h2>Jangan menolak yang bisa dibereskan</h2>
      <p>Nomor telepon ditulis orang dengan spasi, tanda hubung, atau tanpa keduanya. Semua artinya sama, jadi pengurai membuangnya sebelum memeriksa. Menolak karena tanda hubung hanya memindahkan pekerjaan dari mesin ke manusia. Batasnya: jangan menebak arti. Panjang <code>"dua meter"</code> lebih baik ditolak daripada diterjemahkan dengan keliru.</p>
      <h2>Galat untuk kolom, galat untuk seluruhnya</h2>
      <p>Tidak semua kesalahan punya kolom. “Tanggal ambil lebih dulu daripada tanggal pesan” menyangkut dua kolom sekaligus. Untuk itu pilih satu kolom yang paling mungkin diperbaiki orang, di sini tanggal ambil, dan sebut kolom lainnya di dalam kalimat. Aplikasi pemanggil jadi tahu kotak isian mana yang harus diberi tanda.</p>
      <p>Sebagai uji terakhir, baca semua pesanmu keras-keras kepada orang yang bukan pengembang. Pesan yang membuatnya bertanya “maksudnya?” ditulis ulang.</p>
    `),
    check(
      "Seorang pemesan mengirim telepon 0812 3456 7890. Apa yang sebaiknya dilakukan pengurai?",
      [
        "Membuang spasinya, lalu memeriksa angkanya",
        "Benar. Artinya tidak berubah, jadi pengurai yang membereskan dan pemesan tidak perlu mengulang.",
      ],
      [
        "Menolaknya dengan pesan format salah",
        "Pemesan harus mengetik ulang padahal tidak ada yang keliru. Perbedaan yang tidak mengubah arti lebih baik dirapikan mesin.",
      ],
      [
        "Menyimpannya apa adanya",
        "Nomor yang sama akan tersimpan dalam beberapa bentuk, dan pencarian nanti melewatkan sebagian.",
      ],
    ),
  ),
);
