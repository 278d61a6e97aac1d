import { chapter, check, code, courseModule, prose, task } from "../../courseParts";

export const gudangIngatan = courseModule(
  "Gudang di dalam ingatan",
  "Menyimpan, mengganti, menghapus, dan tetap sopan ketika ada yang salah.",
  chapter(
    "Map sebagai rak pesanan",
    20,
    prose(`
      <p>Router di bab lalu menjawab dengan daftar karangan. Sekarang kita butuh rak sungguhan. Sebelum memilih basis data, simpan dulu di ingatan program, dengan <code>Map</code>: kotak berlabel, satu label satu isi.</p>
      <p>Yang penting bukan raknya, melainkan <strong>loket</strong> di depannya. Bagian lain program hanya boleh bicara lewat loket. Dengan begitu, rak boleh diganti tanpa mereka tahu.</p>
    `),
    code(
      "typescript",
      `
      type Pesanan = { id: string; pemesan: string; panjangCm: number };

      interface Gudang {
        simpan(baru: Omit<Pesanan, "id">): Pesanan;
        ambil(id: string): Pesanan | undefined;
        semua(): Pesanan[];
      }

      function gudangIngatan(): Gudang {
        const rak = new Map<string, Pesanan>();
        let terakhir = 0;
        return {
          simpan(baru) {
            terakhir += 1;
            const pesanan = { id: "P-" + String(terakhir).padStart(3, "0"), ...baru };
            rak.set(pesanan.id, pesanan);
            return { ...pesanan };
          },
          ambil(id) {
            const pesanan = rak.get(id);
            return pesanan === undefined ? undefined : { ...pesanan };
          },
          semua() {
            return [...rak.values()].map((pesanan) => ({ ...pesanan }));
          },
        };
      }

      const gudang = gudangIngatan();
      gudang.simpan({ pemesan: "Mama Yuli", panjangCm: 220 });
      gudang.simpan({ pemesan: "Rambu Ana", panjangCm: 180 });
      console.log(gudang.ambil("P-002"));
      console.log(gudang.semua().length, gudang.ambil("P-009"));
      `,
    ),
    code("text", "{ id: 'P-002', pemesan: 'Rambu Ana', panjangCm: 180 }\n2 undefined", "Keluaran"),
    prose(`
      <h2>Mengapa selalu menyerahkan salinan</h2>
      <p>Tanda <code>{ ...pesanan }</code> membuat salinan. Tanpa itu, siapa pun yang mengambil pesanan memegang benda yang sama dengan yang ada di rak. Bila ia menulis <code>pesanan.panjangCm = 0</code> untuk keperluannya sendiri, isi rak ikut berubah, dan tidak ada catatan siapa yang mengubah. Gejalanya khas: data berubah padahal tidak ada permintaan yang mengubahnya.</p>
      <p>Salinan ini dangkal. Kalau pesanan memuat larik, misalnya daftar warna, larik itu masih bersama. Untuk data bertingkat pakai <code>structuredClone</code>.</p>
      <p>Coba sendiri dengan dua baris: ambil P-001, ubah panjangnya menjadi 1, lalu ambil P-001 sekali lagi. Dengan salinan, panjangnya tetap 220. Hapus salah satu <code>{ ...pesanan }</code> dan jalankan ulang, maka kamu melihat bocornya.</p>
      <h2>Nomor dibuat gudang</h2>
      <p>Tipe <code>Omit&lt;Pesanan, "id"&gt;</code> dibaca “Pesanan tanpa id”. Pengirim tidak boleh menentukan nomor sendiri, sebab dua pengirim bisa memilih nomor yang sama.</p>
      <h2>Batas yang harus disebut</h2>
      <p>Isi <code>Map</code> hilang ketika program berhenti, dan dua salinan program punya dua rak yang berbeda. Untuk belajar dan untuk uji, itu justru menyenangkan: setiap uji mulai dari rak kosong. Untuk koperasi sungguhan, kamu menulis <code>gudangBasisData()</code> dengan loket serupa. Satu hal akan berubah: basis data perlu ditunggu, jadi setiap metode di loket mengembalikan <code>Promise</code>.</p>
    `),
    check(
      "Fungsi ambil mengembalikan isi Map langsung, tanpa salinan. Apa yang bisa terjadi?",
      [
        "Pemanggil mengubah isi rak tanpa sengaja",
        "Benar. Keduanya memegang benda yang sama, jadi perubahan di luar ikut mengubah isi gudang.",
      ],
      [
        "Pesanan hilang dari Map",
        "Mengambil dengan get tidak menghapus apa pun. Yang berbahaya adalah benda yang dipegang bersama.",
      ],
      [
        "TypeScript menolak kodenya",
        "TypeScript menerimanya, karena tipenya benar. Masalahnya baru tampak saat program berjalan.",
      ],
    ),
  ),
  chapter(
    "Mengganti dan menghapus dengan aturan",
    32,
    prose(`
      <p>Rak sudah ada, sekarang pintunya. Dari lima pekerjaan terhadap pesanan, membuat dan membaca sudah kita kenal. Dua yang tersisa, mengubah dan menghapus, punya aturan dari lapangan: <strong>kain yang sudah diambil tidak boleh diubah panjangnya</strong>. Aturan semacam ini bukan urusan pengurai, sebab kirimannya sendiri benar. Yang membuatnya ditolak adalah keadaan pesanan.</p>
    `),
    code(
      "typescript",
      `
      type Status = "dicatat" | "selesai" | "diambil";
      type Pesanan = { id: string; panjangCm: number; status: Status };
      type Jawaban = { status: number; badan: unknown };

      const rak = new Map<string, Pesanan>([
        ["P-001", { id: "P-001", panjangCm: 220, status: "dicatat" }],
        ["P-002", { id: "P-002", panjangCm: 180, status: "diambil" }],
      ]);

      function ubahPanjang(id: string, panjangCm: number): Jawaban {
        const lama = rak.get(id);
        if (lama === undefined) return { status: 404, badan: { pesan: "tidak ada pesanan " + id } };
        if (lama.status === "diambil") return { status: 409, badan: { pesan: "pesanan sudah diambil" } };
        const baru: Pesanan = { ...lama, panjangCm };
        rak.set(id, baru);
        return { status: 200, badan: baru };
      }

      console.log(ubahPanjang("P-001", 240).status, ubahPanjang("P-002", 240).status, ubahPanjang("P-009", 240).status);
      console.log(rak.get("P-001"));
      `,
    ),
    code("text", "200 409 404\n{ id: 'P-001', panjangCm: 240, status: 'dicatat' }", "Keluaran"),
    prose(`
      <h2>Mengganti, bukan mencoret</h2>
      <p>Perhatikan <code>{ ...lama, panjangCm }</code>: kita membuat pesanan baru dari yang lama, lalu menaruhnya di label yang sama. Pesanan lama tidak dicoret. Dengan cara ini, bila langkah di tengah gagal, rak masih berisi keadaan yang utuh.</p>
      <p>Urutan pertanyaannya pun disengaja. Kita memeriksa keberadaan sebelum memeriksa status, sebab pesanan yang tidak ada tidak punya status untuk ditanyakan. TypeScript ikut menjaga urutan ini: <code>lama.status</code> tidak boleh disebut sebelum kemungkinan <code>undefined</code> disingkirkan.</p>
      <h2>Tabel pintu</h2>
      <table>
        <thead><tr><th scope="col">Permintaan</th><th scope="col">Berhasil</th><th scope="col">Ditolak</th></tr></thead>
        <tbody>
          <tr><td>GET /pesanan</td><td>200</td><td>tidak ada</td></tr>
          <tr><td>POST /pesanan</td><td>201</td><td>400, 422</td></tr>
          <tr><td>GET /pesanan/P-001</td><td>200</td><td>404</td></tr>
          <tr><td>PATCH /pesanan/P-001</td><td>200</td><td>400, 404, 409, 422</td></tr>
          <tr><td>DELETE /pesanan/P-001</td><td>204</td><td>404, 409</td></tr>
        </tbody>
      </table>
      <p>Daftar yang kosong tetap 200 dengan larik kosong. Tidak ada pesanan adalah jawaban yang sah, bukan kesalahan. Sering terlihat daftar kosong dijawab 404, dan aplikasi koperasi baru menampilkan “halaman tidak ditemukan” pada hari pertamanya.</p>
      <p>Buat tabel seperti ini sebelum menulis kode. Tempelkan di dinding, lalu tunjukkan kepada orang yang akan memakai API itu. Menambah satu angka di tabel lebih murah daripada menambahnya sesudah tiga aplikasi bergantung padanya.</p>
    `),
    task(
      "Menghapus dengan syarat",
      `
      <p>Tulis <code>hapus</code>. Pesanan yang tidak ada dijawab 404. Pesanan berstatus <code>ditenun</code> dijawab 409, karena benangnya sudah terpasang. Selain itu hapus dari rak dan jawab 204.</p>
      <p>Keluaran yang diharapkan: <code>204 409 404</code> lalu <code>404</code> lalu <code>1</code>.</p>
      `,
      "typescript",
      `
      type Status = "dicatat" | "ditenun" | "selesai";
      type Pesanan = { id: string; status: Status };

      const rak = new Map<string, Pesanan>([
        ["P-001", { id: "P-001", status: "dicatat" }],
        ["P-002", { id: "P-002", status: "ditenun" }],
      ]);

      function hapus(id: string): number {
        const pesanan = rak.get(id);
        // 404, 409, atau hapus dengan rak.delete(id) dan kembalikan 204.
        return 500;
      }

      console.log(hapus("P-001"), hapus("P-002"), hapus("P-009"));
      console.log(hapus("P-001"));
      console.log(rak.size);
      `,
    ),
  ),
  chapter(
    "Galat yang diduga dan galat yang mengejutkan",
    24,
    prose(`
      <p>Ada dua jenis kesalahan, dan keduanya perlu diperlakukan berbeda. <strong>Yang diduga</strong>: motif tidak dikenal, pesanan tidak ada, kain sudah diambil. Itu bagian dari pekerjaan sehari-hari. Kita sudah menuliskannya sebagai nilai: <code>Hasil</code> yang gagal, jawaban 404, jawaban 409. <strong>Yang mengejutkan</strong>: kode kita membaca sesuatu yang ternyata kosong, basis data putus, cakram penuh. Itu tidak bisa disebut satu per satu.</p>
      <p>Untuk jenis kedua, pasang satu jaring di tempat paling luar.</p>
    `),
    code(
      "typescript",
      `
      type Jawaban = { status: number; badan: unknown };

      const catatan: string[] = [];
      let nomorKejadian = 0;

      function denganJaring(kerja: () => Jawaban): Jawaban {
        try {
          return kerja();
        } catch (galat) {
          nomorKejadian += 1;
          const nomor = "K-" + nomorKejadian;
          catatan.push(nomor + " " + (galat instanceof Error ? galat.message : String(galat)));
          return { status: 500, badan: { pesan: "ada yang salah di pihak kami", nomor } };
        }
      }

      const jawaban = denganJaring(() => {
        throw new Error("kata sandi basis data ditolak");
      });
      console.log(jawaban);
      console.log(catatan);
      `,
    ),
    code(
      "text",
      `
      {
        status: 500,
        badan: { pesan: 'ada yang salah di pihak kami', nomor: 'K-1' }
      }
      [ 'K-1 kata sandi basis data ditolak' ]
      `,
      "Keluaran",
    ),
    prose(`
      <h2>Dua pembaca, dua kalimat</h2>
      <p>Pengirim menerima kalimat sopan dan nomor kejadian. Rinciannya, termasuk kata “kata sandi” tadi, hanya masuk ke catatan kita. Galat yang bocor memberi tahu orang luar nama tabel, jalur berkas, dan versi perangkat. Nomor kejadian menjembatani keduanya: pengirim menyebut “K-1” lewat telepon, kita menemukannya dalam beberapa detik.</p>
      <h2>Mengapa tidak melempar untuk semuanya</h2>
      <p>Fungsi yang melempar galat tidak menyebutkannya di tipe. Orang yang membaca <code>cari(id): Pesanan</code> tidak bisa tahu bahwa ia melempar bila tidak ketemu. Bandingkan dengan <code>Pesanan | undefined</code>, yang memaksa pemanggil menjawab. Jadikan aturan kelompok: <em>yang diduga dikembalikan, yang mengejutkan dilempar</em>.</p>
      <h2>Jaring yang terlalu banyak</h2>
      <p>Kesalahan yang sering: membungkus setiap fungsi dengan <code>try</code>, lalu di dalam <code>catch</code> tidak menulis apa-apa. Program tampak tenang, tetapi pesanan tidak tersimpan dan tidak seorang pun tahu. Kalau kamu menemukan <code>catch</code> yang kosong, tanyakan siapa yang akan tahu bila baris di atasnya gagal. Bila jawabannya “tidak ada”, hapus <code>try</code>-nya dan biarkan jaring terluar bekerja.</p>
      <p>Nilai di <code>catch</code> bertipe <code>unknown</code> dalam pengaturan ketat, sebab JavaScript boleh melempar apa saja, termasuk teks. Karena itu ada <code>instanceof Error</code>.</p>
    `),
    check(
      "Pesanan yang dicari tidak ada. Cara mana yang sesuai dengan aturan di bab ini?",
      [
        "Mengembalikan undefined, lalu menjawab 404",
        "Benar. Pesanan yang tidak ada termasuk galat yang diduga, jadi ia disebut di tipe dan dijawab dengan tenang.",
      ],
      [
        "Melempar Error dan membiarkan jaring terluar menjawab 500",
        "Server tidak rusak. Melempar membuat pengirim mengira kesalahannya di pihak kita dan orang berjaga ikut terbangun.",
      ],
      ["Menangkap galat dengan catch kosong", "Catch kosong menyembunyikan keadaan dari pengirim maupun dari kita."],
    ),
  ),
);
