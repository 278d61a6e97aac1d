import { chapter, check, code, courseModule, prose, task } from "../../courseParts";

export const tipeYangJujur = courseModule(
  "Tipe yang berkata jujur",
  "Menuliskan bentuk data sebelum menulis satu baris pun yang memakainya.",
  chapter(
    "Satu pesanan kain, satu bentuk data",
    16,
    prose(`
      <p>Koperasi tenun Benang Merah di Soe mencatat pesanan di buku bergaris. Setiap baris berisi nama pemesan, motif, panjang kain, dan tanda centang bila sudah dibayar. Tidak ada yang pernah menulis motif di kolom panjang, karena kolomnya sudah punya judul. Sepanjang kursus ini kita memindahkan buku itu ke sebuah API, dan langkah pertamanya sama: memberi judul pada kolom.</p>
      <p>Di TypeScript, judul kolom itu bernama <strong>tipe</strong>. Tipe menyebut apa saja yang ada di dalam satu data dan jenis isinya.</p>
    `),
    code(
      "typescript",
      `
      type Pesanan = {
        id: string;
        pemesan: string;
        motif: string;
        panjangCm: number;
        lunas: boolean;
      };

      const pesanan: Pesanan = {
        id: "P-001",
        pemesan: "Mama Yuli",
        motif: "tumpal",
        panjangCm: 220,
        lunas: false,
      };

      console.log(pesanan.pemesan + ": " + pesanan.panjangCm / 100 + " meter");
      `,
    ),
    code("text", "Mama Yuli: 2.2 meter", "Keluaran"),
    prose(`
      <h2>Nama yang membawa satuannya</h2>
      <p>Perhatikan <code>panjangCm</code>, bukan <code>panjang</code>. Tipe <code>number</code> hanya tahu bahwa isinya angka; ia tidak tahu meter atau sentimeter. Satu huruf satuan di belakang nama mencegah seseorang mengirim 2,2 ke tempat yang menunggu 220. Kebiasaan yang sama berlaku untuk uang (<code>hargaRupiah</code>) dan waktu (<code>lamaMenit</code>).</p>
      <h2>Apa yang dijaga, apa yang tidak</h2>
      <p>Bila kamu menulis <code>panjangCm: "220"</code>, penyunting kode langsung menggarisbawahinya: teks tidak bisa ditaruh di kolom angka. Bila kamu lupa <code>lunas</code>, garis merahnya muncul juga. Pemeriksaan ini terjadi <em>sebelum</em> program berjalan.</p>
      <p>Yang sering disalahpahami: tipe tidak ikut berjalan. Saat program dijalankan, semua keterangan tipe sudah dibuang dan yang tersisa adalah JavaScript biasa. Data yang datang dari luar, misalnya dari telepon pembeli, tidak diperiksa oleh tipe ini. Cara menjaganya kita pelajari di modul kedua. Untuk sekarang cukup diingat: tipe menjaga kita dari kesalahan kita sendiri.</p>
      <p>Cara mengetahui tipe sudah cukup jujur: bacakan kepada orang yang memegang buku pesanan. Kalau ia bertanya “lho, uang mukanya di mana?”, berarti kolomnya memang kurang.</p>
    `),
    check(
      "Program yang bertipe Pesanan menerima JSON dari telepon pembeli, dan di dalamnya panjangCm berupa teks. Apa yang dilakukan tipe itu saat program berjalan?",
      [
        "Tidak melakukan apa-apa",
        "Benar. Keterangan tipe dibuang sebelum program berjalan, jadi data dari luar harus diperiksa dengan kode biasa.",
      ],
      [
        "Mengubah teks menjadi angka",
        "Tipe tidak pernah mengubah isi data. Ia hanya keterangan yang dibaca saat menulis kode.",
      ],
      [
        "Menghentikan program dengan pesan galat",
        "Pesan galat dari tipe hanya muncul di penyunting dan saat kode diperiksa, bukan saat berjalan.",
      ],
    ),
  ),
  chapter(
    "Status bukan sembarang kata",
    20,
    prose(`
      <p>Di buku koperasi ada kolom keterangan. Dalam satu bulan isinya sudah bermacam-macam: “selesai”, “Selesai”, “sdh selesai”, “jadi”. Manusia paham semuanya satu arti. Program tidak. Kalau kolom ini bertipe <code>string</code>, keempatnya diterima, dan pencarian pesanan selesai akan melewatkan tiga di antaranya.</p>
      <p>TypeScript bisa menyebut satu per satu kata yang boleh dipakai. Bentuk ini disebut <strong>union</strong> dari kata tetap, dan tanda tegaknya dibaca “atau”.</p>
    `),
    code(
      "typescript",
      `
      type Status = "dicatat" | "ditenun" | "selesai" | "diambil";

      function kalimat(status: Status): string {
        switch (status) {
          case "dicatat":
            return "Menunggu giliran alat tenun.";
          case "ditenun":
            return "Sedang ditenun.";
          case "selesai":
            return "Siap diambil.";
          case "diambil":
            return "Sudah di tangan pemesan.";
        }
      }

      console.log(kalimat("selesai"));
      `,
    ),
    code("text", "Siap diambil.", "Keluaran"),
    prose(`
      <h2>Daftar yang menagih janji</h2>
      <p>Fungsi di atas tidak punya <code>default</code>, dan itu disengaja. Suatu hari koperasi menambah status <code>"dicuci"</code>. Begitu kata itu masuk ke <code>Status</code>, TypeScript menandai <code>kalimat</code>: ada satu jalan yang tidak mengembalikan teks. Semua tempat yang perlu diubah menagih sendiri. Kalau kamu menulis <code>default: return "";</code>, tagihan itu hilang, dan pemesan melihat kalimat kosong.</p>
      <h2>Status yang membawa keterangan</h2>
      <p>Pesanan yang sedang ditenun punya penenun; pesanan yang baru dicatat belum. Menaruh <code>penenun</code> di semua pesanan berarti membiarkan keadaan mustahil: baru dicatat, tetapi sudah ada penenunnya. Lebih baik setiap status membawa keterangannya sendiri.</p>
    `),
    code(
      "typescript",
      `
      type Keadaan =
        | { status: "dicatat" }
        | { status: "ditenun"; penenun: string }
        | { status: "selesai"; tanggal: string };

      function jelaskan(keadaan: Keadaan): string {
        if (keadaan.status === "ditenun") return "Ditenun oleh " + keadaan.penenun;
        if (keadaan.status === "selesai") return "Selesai " + keadaan.tanggal;
        return "Belum dimulai";
      }

      console.log(jelaskan({ status: "ditenun", penenun: "Ina Bano" }));
      console.log(jelaskan({ status: "dicatat" }));
      `,
    ),
    code("text", "Ditenun oleh Ina Bano\nBelum dimulai", "Keluaran"),
    prose(`
      <p>Setelah <code>if</code> yang pertama, TypeScript tahu bahwa <code>penenun</code> pasti ada, tetapi hanya di dalam cabang itu. Menulis <code>keadaan.penenun</code> di cabang lain langsung ditolak. Kesalahan yang sering terjadi: menulis lima kolom opsional karena terasa cepat. Tandanya, kamu mulai menulis <code>if</code> untuk keadaan yang menurut orang di lapangan tidak pernah ada.</p>
      <p>Sebelum menulis union, duduklah sebentar dengan Ina Bano dan tanyakan jalan hidup sebuah pesanan dari awal sampai akhir. Biasanya muncul satu keadaan yang tidak tertulis di buku, misalnya menunggu benang datang. Lebih murah menemukannya sekarang, ketika status masih satu baris kode, daripada sesudah tiga layar bergantung padanya.</p>
    `),
    check(
      "Mengapa switch di atas sengaja tidak diberi default?",
      [
        "Supaya status baru yang belum ditangani ketahuan saat kode diperiksa",
        "Benar. Tanpa default, TypeScript melihat ada status yang tidak menghasilkan teks dan menandainya.",
      ],
      [
        "Karena default membuat program lambat",
        "Kecepatannya sama saja. Yang hilang bila ada default adalah peringatannya.",
      ],
      [
        "Karena union tidak boleh dipakai bersama default",
        "Boleh. Hanya saja default menelan status baru tanpa memberi tahu siapa pun.",
      ],
    ),
  ),
  chapter(
    "Mungkin ada, mungkin tidak",
    24,
    prose(`
      <p>“Pesanan P-019 sudah sampai mana?” Pertanyaan itu punya dua jawaban yang sama wajarnya: ini pesanannya, atau tidak ada pesanan bernomor itu. Fungsi yang jujur menyebut keduanya di dalam tipenya.</p>
      <p>Metode <code>find</code> pada larik sudah jujur sejak awal. Ia mengembalikan <code>Pesanan | undefined</code>, artinya satu pesanan atau tidak ada apa-apa.</p>
    `),
    code(
      "typescript",
      `
      type Pesanan = { id: string; pemesan: string; panjangCm: number };

      const daftar: Pesanan[] = [
        { id: "P-001", pemesan: "Mama Yuli", panjangCm: 220 },
        { id: "P-002", pemesan: "Rambu Ana", panjangCm: 180 },
      ];

      function cari(id: string): Pesanan | undefined {
        return daftar.find((pesanan) => pesanan.id === id);
      }

      const ketemu = cari("P-019");
      if (ketemu === undefined) {
        console.log("Tidak ada pesanan P-019");
      } else {
        console.log(ketemu.pemesan);
      }
      `,
    ),
    code("text", "Tidak ada pesanan P-019", "Keluaran"),
    prose(`
      <h2>Menyempitkan sebelum memakai</h2>
      <p>Sebelum <code>if</code>, menulis <code>ketemu.pemesan</code> ditolak karena <code>ketemu</code> mungkin kosong. Sesudah <code>if</code>, di cabang <code>else</code>, ia pasti ada. Proses ini disebut <em>penyempitan</em>: kita bertanya kepada data, dan TypeScript mengingat jawabannya. Inilah alat yang paling sering kamu pakai sampai akhir kursus.</p>
      <h2>Jalan pintas yang menyesatkan</h2>
      <p>Ada tanda seru yang memaksa TypeScript diam: <code>cari("P-019")!.pemesan</code>. Garis merahnya hilang, tetapi programnya mati saat pesanan tidak ditemukan, biasanya di depan pembeli. Anggap tanda itu sebagai janji tertulis “saya jamin ada”. Kalau kamu tidak bisa menjelaskan dari mana jaminannya, jangan menandatangani.</p>
      <p>Untuk nilai pengganti yang masuk akal, pakai <code>??</code>. Ungkapan <code>catatan ?? "tanpa catatan"</code> memilih sisi kanan hanya bila sisi kiri <code>undefined</code> atau <code>null</code>. Jangan menukarnya dengan <code>||</code>: tanda itu juga membuang angka 0 dan teks kosong, padahal uang muka 0 rupiah adalah jawaban yang sah.</p>
      <table>
        <thead><tr><th scope="col">Ungkapan</th><th scope="col">Hasil bila uang muka 0</th></tr></thead>
        <tbody>
          <tr><td><code>uangMuka ?? 50000</code></td><td>0</td></tr>
          <tr><td><code>uangMuka || 50000</code></td><td>50000, dan pemesan ditagih yang tidak ia janjikan</td></tr>
        </tbody>
      </table>
      <p>Tugas di bawah menggabungkan ketiga bab pertama: bentuk data, status, dan jawaban yang mungkin tidak ada.</p>
    `),
    task(
      "Kabar untuk pemesan",
      `
      <p>Lengkapi <code>kabar</code> supaya mengembalikan kalimat untuk nomor pesanan. Bila nomor tidak ada, kalimatnya <code>P-009 tidak ditemukan</code>. Bila catatannya tidak ada, tulis <code>tanpa catatan</code>.</p>
      <p>Keluaran yang diharapkan: <code>Mama Yuli, selesai, tanpa catatan</code> lalu <code>Rambu Ana, ditenun, warna nila</code> lalu <code>P-009 tidak ditemukan</code>.</p>
      `,
      "typescript",
      `
      type Status = "dicatat" | "ditenun" | "selesai";
      type Pesanan = { id: string; pemesan: string; status: Status; catatan?: string };

      const daftar: Pesanan[] = [
        { id: "P-001", pemesan: "Mama Yuli", status: "selesai" },
        { id: "P-002", pemesan: "Rambu Ana", status: "ditenun", catatan: "warna nila" },
      ];

      function kabar(id: string): string {
        const pesanan = daftar.find((satu) => satu.id === id);
        // Sempitkan dulu: apa yang dikembalikan bila pesanan undefined?
        return "belum ditulis";
      }

      console.log(kabar("P-001"));
      console.log(kabar("P-002"));
      console.log(kabar("P-009"));
      `,
    ),
  ),
);
