import { chapter, check, code, courseModule, prose, task } from "../../courseParts";

export const diujiDanDijalankan = courseModule(
  "Diuji, dibagi halaman, dijalankan",
  "Bukti kecil, daftar panjang, server sungguhan, lalu buku pesananmu sendiri.",
  chapter(
    "Uji kecil tanpa perkakas",
    26,
    prose(`
      <p>Setiap kali mengubah pengurai, kamu mungkin mencoba dua tiga kiriman dengan tangan lalu merasa tenang. Besok, perubahan lain merusaknya, dan kiriman yang dulu dicoba tidak dicoba lagi. Uji otomatis adalah percobaan yang sama, tetapi ditulis supaya bisa diulang oleh mesin.</p>
      <p>Tidak perlu perkakas untuk memulai. Cukup satu fungsi yang membandingkan hasil dengan harapan.</p>
    `),
    code(
      "typescript",
      `
      let lulus = 0;
      let gagal = 0;

      function uji(nama: string, didapat: unknown, diharapkan: unknown): void {
        if (JSON.stringify(didapat) === JSON.stringify(diharapkan)) {
          lulus += 1;
        } else {
          gagal += 1;
          console.log("GAGAL " + nama);
          console.log("  diharapkan " + JSON.stringify(diharapkan) + ", didapat " + JSON.stringify(didapat));
        }
      }

      function ongkosTenun(panjangCm: number): number {
        return Math.ceil(panjangCm / 50) * 90_000;
      }

      uji("tepat 50 cm dihitung satu bagian", ongkosTenun(50), 90_000);
      uji("51 cm sudah menjadi dua bagian", ongkosTenun(51), 180_000);
      uji("220 cm menjadi lima bagian", ongkosTenun(220), 400_000);
      console.log(lulus + " lulus, " + gagal + " gagal");
      `,
    ),
    code(
      "text",
      `
      GAGAL 220 cm menjadi lima bagian
        diharapkan 400000, didapat 450000
      2 lulus, 1 gagal
      `,
      "Keluaran",
    ),
    prose(`
      <p>Uji ketiga gagal. Siapa yang salah? Lima bagian kali Rp90.000 memang Rp450.000, jadi kali ini ujinyalah yang salah hitung. Uji yang gagal adalah pertanyaan, belum tentu tuduhan terhadap kode.</p>
      <h2>Menguji di tepi</h2>
      <p>Angka 50 dan 51 dipilih dengan sengaja. Kesalahan paling suka tinggal di perbatasan: tepat di batas, satu di bawah, satu di atas, kosong, dan sangat besar. Angka di tengah, seperti 137, hampir tidak pernah menemukan apa-apa.</p>
      <h2>Satu uji, satu kalimat</h2>
      <p>Nama uji ditulis sebagai kalimat tentang perilaku: “51 cm sudah menjadi dua bagian”. Ketika gagal enam bulan lagi, kalimat itulah yang pertama dibaca. Nama seperti <code>test3</code> memaksa orang membaca seluruh kodenya.</p>
      <p>Membandingkan lewat <code>JSON.stringify</code> cukup untuk data sederhana, tetapi punya batas: urutan kolom ikut menentukan, dan <code>undefined</code> di dalam objek menghilang. Perkakas uji yang sebenarnya membandingkan lebih teliti; cara berpikirnya sama.</p>
      <p>Kapan menulis uji? Saat paling mudah adalah ketika kamu menemukan cacat. Tulis dulu uji yang gagal karena cacat itu, baru perbaiki kodenya. Uji yang pernah gagal lalu lulus membuktikan dua hal sekaligus: cacatnya memang di situ, dan sekarang sudah tidak ada.</p>
      <p>Jangan menguji cara kerja bagian dalam, misalnya “fungsi memanggil <code>Math.ceil</code>”. Uji semacam itu gagal setiap kali kode dirapikan, walaupun hasilnya tetap benar.</p>
    `),
    task(
      "Menguji penjaga pintu",
      `
      <p>Tambahkan empat uji untuk <code>terima</code>: panjang 49, panjang 50, panjang 50.5, dan teks <code>"50"</code>. Salah satu ujimu akan gagal karena <code>terima</code> memang punya cacat. Temukan cacatnya, perbaiki, lalu jalankan lagi sampai keluarannya <code>5 lulus, 0 gagal</code>.</p>
      `,
      "typescript",
      `
      let lulus = 0;
      let gagal = 0;

      function uji(nama: string, didapat: unknown, diharapkan: unknown): void {
        if (JSON.stringify(didapat) === JSON.stringify(diharapkan)) lulus += 1;
        else {
          gagal += 1;
          console.log("GAGAL " + nama);
        }
      }

      // Yang diharapkan: bilangan bulat, paling sedikit 50.
      function terima(nilai: unknown): boolean {
        return typeof nilai === "number" && nilai >= 50;
      }

      uji("220 diterima", terima(220), true);
      // Empat ujimu di sini.

      console.log(lulus + " lulus, " + gagal + " gagal");
      `,
    ),
  ),
  chapter(
    "Sepuluh pesanan per halaman",
    28,
    prose(`
      <p>Setahun berjalan, koperasi punya 1.400 pesanan. Permintaan <code>GET /pesanan</code> kini mengirim semuanya, lewat sinyal yang sama yang tadi putus. Daftar perlu dibagi, seperti buku dibagi halaman.</p>
      <p>Pengirim menyebut halaman dan jumlah per halaman dalam jalur: <code>/pesanan?halaman=2&amp;per=10</code>. Server mengembalikan potongannya beserta keterangan secukupnya untuk meminta potongan berikut.</p>
    `),
    code(
      "typescript",
      `
      type Halaman<T> = { isi: T[]; halaman: number; per: number; jumlah: number; halamanTerakhir: number };

      function bilangan(teks: string | undefined, bawaan: number, terbesar: number): number {
        const nilai = Number(teks ?? bawaan);
        if (!Number.isInteger(nilai) || nilai < 1) return bawaan;
        return Math.min(nilai, terbesar);
      }

      function potong<T>(semua: T[], halamanTeks?: string, perTeks?: string): Halaman<T> {
        const per = bilangan(perTeks, 10, 50);
        const halamanTerakhir = Math.max(1, Math.ceil(semua.length / per));
        const halaman = bilangan(halamanTeks, 1, halamanTerakhir);
        const mulai = (halaman - 1) * per;
        return { isi: semua.slice(mulai, mulai + per), halaman, per, jumlah: semua.length, halamanTerakhir };
      }

      const nomor = Array.from({ length: 23 }, (_, urutan) => urutan + 1);
      console.log(JSON.stringify(potong(nomor, "3", "10")));
      console.log(JSON.stringify(potong(nomor, "-4", "8").isi));
      console.log(potong([], "1", "10").halamanTerakhir);
      `,
    ),
    code(
      "text",
      `
      {"isi":[21,22,23],"halaman":3,"per":10,"jumlah":23,"halamanTerakhir":3}
      [1,2,3,4,5,6,7,8]
      1
      `,
      "Keluaran",
    ),
    prose(`
      <h2>Hitungannya</h2>
      <p>Halaman 3 dengan 10 per halaman mulai dari urutan (3 − 1) × 10 = 20, yaitu unsur ke-21, karena hitungan larik mulai dari nol. Dua puluh tiga dibagi sepuluh, dibulatkan ke atas, memberi tiga halaman.</p>
      <h2>Selalu ada batas atas</h2>
      <p>Tanpa batas 50, seseorang meminta <code>per=1000000</code> dan pekerjaan kita sia-sia. Batas itu dipasang di server, sebab pengirim tidak bisa diandalkan untuk menahan diri. Untuk nilai aneh seperti −4, kita memilih kembali ke nilai bawaan. Menolak dengan 422 juga boleh; yang penting tertulis di petunjuk API.</p>
      <h2>Ketika daftar bergerak</h2>
      <p>Pembagian dengan nomor halaman punya kelemahan. Saat kamu membaca halaman 1, seseorang menambah pesanan di urutan teratas. Semua bergeser satu, dan baris terakhir halaman 1 muncul lagi sebagai baris pertama halaman 2. Untuk daftar yang ramai, pakai <strong>penanda</strong>: “sepuluh pesanan sesudah P-230”. Penanda menunjuk benda, bukan urutan, jadi tidak ikut bergeser. Harganya, pembaca tidak bisa melompat langsung ke halaman 7.</p>
      <p>Satu syarat untuk keduanya: urutannya harus pasti. Mengurutkan hanya menurut tanggal, padahal ada dua belas pesanan pada tanggal yang sama, membuat urutan boleh berubah setiap kali. Tambahkan nomor pesanan sebagai pengurut kedua.</p>
    `),
    task(
      "Halaman dengan penanda",
      `
      <p>Tulis <code>sesudah</code>: kembalikan paling banyak <code>per</code> nomor yang datang sesudah penanda, beserta penanda berikutnya. Bila tidak ada lagi yang tersisa, <code>berikut</code> berisi <code>null</code>. Penanda <code>null</code> berarti mulai dari awal.</p>
      <p>Keluaran yang diharapkan: <code>P-001,P-002 P-002</code> lalu <code>P-003,P-004 P-004</code> lalu <code>P-005 null</code>.</p>
      `,
      "typescript",
      `
      const semua = ["P-001", "P-002", "P-003", "P-004", "P-005"];

      function sesudah(penanda: string | null, per: number): { isi: string[]; berikut: string | null } {
        // Saring yang lebih besar daripada penanda; teks boleh dibandingkan dengan >.
        const sisa = semua;
        const isi = sisa.slice(0, per);
        return { isi, berikut: null };
      }

      let penanda: string | null = null;
      for (let putaran = 0; putaran < 3; putaran += 1) {
        const halaman = sesudah(penanda, 2);
        console.log(halaman.isi.join(",") + " " + halaman.berikut);
        penanda = halaman.berikut;
      }
      `,
    ),
  ),
  chapter(
    "Menyambungkan ke server Node",
    18,
    prose(`
      <p>Selama ini <code>tangani</code> hanya fungsi. Sekarang kita pasang pada jaringan dengan modul <code>node:http</code> yang sudah ada di dalam Node, tanpa paket tambahan. Kode ini dijalankan di komputermu sendiri, bukan di studio. Simpan <code>tangani</code> dalam berkas <code>tangani.ts</code> dengan kata <code>export</code> di depannya, dan kode di bawah dalam <code>server.ts</code>.</p>
      <p>Bacalah kode ini sebagai penerjemah di dua arah. Dari jaringan ke <code>Permintaan</code>, lalu dari <code>Jawaban</code> ke jaringan. Tidak ada aturan koperasi di dalamnya, dan memang sebaiknya tidak pernah ada.</p>
    `),
    code(
      "typescript",
      `
      import { createServer } from "node:http";
      import { tangani } from "./tangani.ts";

      const BATAS_BADAN = 100_000;

      const server = createServer((masuk, keluar) => {
        const potongan: Buffer[] = [];
        let besar = 0;

        masuk.on("data", (potong: Buffer) => {
          besar += potong.length;
          if (besar <= BATAS_BADAN) potongan.push(potong);
        });

        masuk.on("end", () => {
          const jawaban =
            besar > BATAS_BADAN
              ? { status: 413, badan: { pesan: "badan terlalu besar" } }
              : tangani({
                  metode: masuk.method ?? "GET",
                  jalur: masuk.url ?? "/",
                  badan: Buffer.concat(potongan).toString("utf8"),
                });

          if (jawaban.status === 204) {
            keluar.writeHead(204).end();
            return;
          }
          keluar.writeHead(jawaban.status, { "Content-Type": "application/json; charset=utf-8" });
          keluar.end(JSON.stringify(jawaban.badan));
        });
      });

      server.listen(3000, "127.0.0.1", () => console.log("Menunggu di http://127.0.0.1:3000"));
      `,
      "server.ts",
    ),
    prose(`
      <h2>Tiga hal yang baru</h2>
      <ul>
        <li><strong>Badan datang bertahap.</strong> Jaringan mengirim potongan demi potongan, maka kita mengumpulkannya dan baru bekerja pada peristiwa <code>end</code>. Potongan disatukan sebelum diubah menjadi teks, sebab satu huruf beraksen bisa terbelah di antara dua potongan.</li>
        <li><strong>Ada batas besar.</strong> Lewat 100.000 bita, potongan tidak disimpan lagi dan jawabannya 413. Tanpa batas, satu kiriman raksasa menghabiskan ingatan server.</li>
        <li><strong>204 tidak berbadan.</strong> Jawaban itu memang berarti tidak ada isi.</li>
      </ul>
      <h2>Mencobanya</h2>
      <p>Node 24 bisa menjalankan berkas TypeScript langsung; ia membuang keterangan tipenya sendiri. Jalankan servernya di satu terminal, lalu kirim permintaan dari terminal lain.</p>
    `),
    code(
      "bash",
      `
      node server.ts
      curl -i http://127.0.0.1:3000/pesanan
      curl -i -X POST http://127.0.0.1:3000/pesanan -H "Content-Type: application/json" -d '{"pemesan":"Rambu Ana"}'
      `,
    ),
    prose(`
      <p>Pilihan <code>-i</code> menampilkan kepala jawaban, jadi kamu melihat angka statusnya. Bila muncul “connection refused”, servernya belum berjalan atau portnya lain. Alamat 127.0.0.1 berarti komputermu sendiri; server ini sengaja tidak bisa dihubungi dari luar, sebab kita belum memeriksa siapa pengirimnya.</p>
      <p>Satu hal mudah terlewat: <code>masuk.url</code> memuat tanda tanya dan sesudahnya. <code>/pesanan?halaman=2</code> tidak sama dengan <code>"/pesanan"</code>, sehingga router menjawab 404. Pisahkan dulu dengan <code>new URL(masuk.url ?? "/", "http://localhost")</code>, ambil <code>pathname</code> untuk jalur dan <code>searchParams</code> untuk halaman. Petunjuk lengkap modul ini ada di <a href="https://nodejs.org/docs/latest/api/http.html">dokumentasi Node</a>.</p>
    `),
    check(
      "Mengapa potongan badan disatukan dulu sebelum diubah menjadi teks?",
      [
        "Satu huruf bisa terbelah di antara dua potongan",
        "Benar. Dalam UTF-8 sebagian huruf memakai lebih dari satu bita, dan pemotongan jaringan tidak memedulikan batas huruf.",
      ],
      [
        "Karena JSON.parse menerima Buffer",
        "JSON.parse bekerja pada teks. Alasannya ada pada batas huruf di dalam bita.",
      ],
      ["Supaya jawabannya lebih cepat", "Menyatukan tidak mempercepat. Tujuannya supaya tidak ada huruf yang rusak."],
    ),
  ),
  chapter(
    "Buku pesanan kelompokmu",
    40,
    prose(`
      <p>Sekarang giliranmu membuat API utuh, bukan untuk koperasi di buku ini, melainkan untuk kelompok yang kamu kenal: penitipan anak di kantor, arisan bahan pokok, bengkel, perpustakaan RT. Pilih satu jenis catatan yang selama ini ditulis di kertas.</p>
      <h2>Sebelum mengetik</h2>
      <ol>
        <li><strong>Wawancara singkat.</strong> Duduk lima belas menit dengan orang yang memegang catatan itu. Salin lima baris terakhir apa adanya, termasuk singkatan dan coretannya.</li>
        <li><strong>Bentuk data.</strong> Tulis tipenya, lengkap dengan satuan dalam nama kolom. Sebutkan status yang mungkin sebagai union.</li>
        <li><strong>Tabel pintu.</strong> Lima baris seperti di bab penghapusan: permintaan, angka berhasil, angka ditolak.</li>
        <li><strong>Satu aturan lapangan.</strong> Cari satu larangan yang tidak tampak di kertas, misalnya anak tidak boleh dijemput oleh orang yang namanya tidak terdaftar. Itulah 409-mu.</li>
      </ol>
      <h2>Yang dinilai</h2>
      <table>
        <thead><tr><th scope="col">Bagian</th><th scope="col">Cukup bila</th></tr></thead>
        <tbody>
          <tr><td>Pengurai</td><td>Menolak lima kiriman buruk dengan pesan yang menyebut kolom.</td></tr>
          <tr><td>Router</td><td>Empat metode, dengan 404 dan 405 pada tempatnya.</td></tr>
          <tr><td>Gudang</td><td>Menyerahkan salinan; nomor dibuat sendiri.</td></tr>
          <tr><td>Galat</td><td>Satu jaring terluar, tanpa <code>catch</code> kosong.</td></tr>
          <tr><td>Uji</td><td>Sepuluh uji, paling sedikit empat di perbatasan.</td></tr>
          <tr><td>Daftar</td><td>Dibagi halaman, dengan batas atas.</td></tr>
        </tbody>
      </table>
      <p>Kerangka di bawah sudah berjalan dan menjawab satu permintaan. Tumbuhkan sedikit demi sedikit: satu pintu, ujinya, baru pintu berikut. Bila kamu macet lebih dari setengah jam, kecilkan langkahnya, misalnya satu kolom dulu, satu galat dulu.</p>
      <p>Sesudah selesai, kembali kepada orang yang kamu wawancarai. Minta ia membacakan lima catatan, kamu kirimkan lewat API, dan dengarkan kapan ia berkata “bukan begitu”. Kalimat itu lebih berharga daripada sepuluh uji, dan biasanya menjadi uji kesebelas.</p>
    `),
    task(
      "API untuk satu buku catatan",
      `
      <p>Kerangka ini memakai penitipan anak sebagai contoh; ganti dengan catatan pilihanmu. Lengkapi <code>urai</code>, lalu tambahkan PATCH dan DELETE, aturan lapangan, halaman, dan ujimu.</p>
      `,
      "typescript",
      `
      type Permintaan = { metode: string; jalur: string; badan: string };
      type Jawaban = { status: number; badan: unknown };
      type Hasil<T> = { ok: true; nilai: T } | { ok: false; galat: { kolom: string; pesan: string }[] };

      type Titipan = { id: string; namaAnak: string; umurBulan: number; status: "hadir" | "dijemput" };
      type TitipanBaru = { namaAnak: string; umurBulan: number };

      const rak = new Map<string, Titipan>();
      let terakhir = 0;

      function urai(teks: string): Hasil<TitipanBaru> {
        // 1. JSON.parse di dalam try. 2. Pastikan objek. 3. Periksa tiap kolom, kumpulkan galatnya.
        return { ok: false, galat: [{ kolom: "badan", pesan: "belum ditulis" }] };
      }

      function kerjakan(permintaan: Permintaan): Jawaban {
        const [benda, id] = permintaan.jalur.split("/").filter((potong) => potong !== "");
        if (benda !== "titipan") return { status: 404, badan: { pesan: "jalur tidak ada" } };
        if (id === undefined && permintaan.metode === "GET") return { status: 200, badan: [...rak.values()] };
        if (id === undefined && permintaan.metode === "POST") {
          const hasil = urai(permintaan.badan);
          if (!hasil.ok) return { status: 422, badan: { galat: hasil.galat } };
          terakhir += 1;
          const titipan: Titipan = { id: "T-" + terakhir, ...hasil.nilai, status: "hadir" };
          rak.set(titipan.id, titipan);
          return { status: 201, badan: titipan };
        }
        return { status: 405, badan: { pesan: "metode tidak didukung" } };
      }

      function tangani(permintaan: Permintaan): Jawaban {
        try {
          return kerjakan(permintaan);
        } catch (galat) {
          console.log("catatan: " + String(galat));
          return { status: 500, badan: { pesan: "ada yang salah di pihak kami" } };
        }
      }

      console.log(tangani({ metode: "GET", jalur: "/titipan", badan: "" }));
      console.log(tangani({ metode: "POST", jalur: "/titipan", badan: '{"namaAnak":"Sisil","umurBulan":30}' }).status);
      `,
    ),
  ),
);
