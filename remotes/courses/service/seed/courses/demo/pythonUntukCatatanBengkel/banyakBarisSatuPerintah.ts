import { chapter, check, code, courseModule, prose, task } from "../../courseParts";

export const banyakBarisSatuPerintah = courseModule(
  "Banyak baris, satu perintah",
  "Daftar, kamus, perulangan, dan percabangan: alat untuk mengolah sehalaman catatan sekaligus.",
  chapter(
    "Daftar yang bertambah panjang",
    20,
    prose(`
      <p>Satu nota bisa ditangani dengan beberapa variabel. Namun sehari ada belasan nota, dan membuat <code>nota_1</code>, <code>nota_2</code>, sampai <code>nota_15</code> jelas tidak masuk akal. Untuk sederet nilai, Python punya <strong>daftar</strong> (<code>list</code>), yang ditulis dengan kurung siku.</p>
    `),
    code(
      "python",
      `
      nota = [67000, 70000, 15000]
      nota.append(32000)
      print(nota)
      print(len(nota), "nota, jumlahnya", sum(nota))
    `,
    ),
    code(
      "text",
      `
      [67000, 70000, 15000, 32000]
      4 nota, jumlahnya 184000
    `,
    ),
    prose(`
      <p><code>append</code> menambahkan satu nilai di ujung belakang, persis seperti menulis baris baru di bawah baris terakhir. <code>len</code> menghitung banyaknya isi, dan <code>sum</code> menjumlahkannya. Dengan tiga perintah itu saja rekap harian sudah bisa dibuat.</p>
      <h2>Mengambil satu isi</h2>
      <p>Isi daftar diambil dengan nomor urutnya, dan nomor itu mulai dari nol. Bayangkan penggaris: sentimeter pertama dimulai pada garis 0, bukan pada garis 1.</p>
    `),
    code(
      "python",
      `
      print(nota[0])
      print(nota[3])
      print(nota[-1])
      print(nota[1:3])
    `,
    ),
    code(
      "text",
      `
      67000
      32000
      32000
      [70000, 15000]
    `,
    ),
    prose(`
      <p>Nomor negatif menghitung dari belakang, jadi <code>nota[-1]</code> selalu nota terakhir, berapa pun panjangnya. Bentuk <code>nota[1:3]</code> mengambil potongan: mulai dari nomor 1, berhenti <em>sebelum</em> nomor 3.</p>
      <h2>Lewat satu dari ujung</h2>
      <p>Daftar berisi empat nota bernomor 0 sampai 3. Meminta <code>nota[4]</code> menghasilkan <code>IndexError: list index out of range</code>. Hampir semua pemula mengalaminya, sebab yang teringat adalah “ada empat”. Nomor terakhir selalu <code>len(nota) - 1</code>, atau lebih ringkas, <code>-1</code>.</p>
      <p>Kekeliruan lain: menulis <code>nota = nota.append(15000)</code>. Perintah <code>append</code> mengubah daftar di tempatnya dan tidak mengembalikan apa-apa, sehingga <code>nota</code> berubah menjadi <code>None</code>. Baris berikutnya yang memakai <code>nota</code> akan gagal, dan kesalahannya tampak di tempat yang tidak bersalah. Cukup tulis <code>nota.append(15000)</code>.</p>
      <p>Perintah lain yang berguna: <code>max(nota)</code> dan <code>min(nota)</code> untuk nota terbesar dan terkecil, serta <code>nota[2] = 20000</code> untuk membetulkan isi yang salah tulis.</p>
    `),
    check(
      "Sebuah daftar berisi 12 nota. Bagaimana mengambil nota yang terakhir?",
      ["nota[-1]", "Benar. Nomor −1 selalu menunjuk isi terakhir, tanpa perlu tahu panjang daftarnya."],
      [
        "nota[12]",
        "Nomornya mulai dari nol, jadi isi kedua belas bernomor 11. Permintaan ini menghasilkan IndexError.",
      ],
      ["nota[len(nota)]", "len(nota) adalah 12, satu lewat dari ujung. Yang benar len(nota) − 1."],
    ),
  ),
  chapter(
    "Satu pekerjaan, beberapa keterangan",
    22,
    prose(`
      <p>Daftar angka tahu berapa, tetapi tidak tahu siapa. Baris di buku Pak Wiryo punya enam kolom, dan kita ingin menyebut kolom dengan namanya, bukan dengan nomornya. Untuk itu ada <strong>kamus</strong> (<code>dict</code>): pasangan kunci dan nilai, ditulis dengan kurung kurawal.</p>
    `),
    code(
      "python",
      `
      kerja = {
          "tanggal": "2026-11-02",
          "pelat": "AD 2417 KL",
          "pemilik": "Bu Rini",
          "pekerjaan": "ganti oli",
          "jasa": 15000,
          "suku_cadang": 52000,
      }
      print(kerja["pemilik"])
      print(kerja["jasa"] + kerja["suku_cadang"])
    `,
    ),
    code(
      "text",
      `
      Bu Rini
      67000
    `,
    ),
    prose(`
      <p>Kunci dan nilai dipisah titik dua, pasangan dipisah koma. Nilai boleh diganti atau ditambah dengan <code>=</code>, misalnya <code>kerja["lunas"] = True</code>. <code>True</code> dan <code>False</code> adalah jenis nilai keempat yang kita temui: benar atau salah.</p>
      <h2>Halaman buku adalah daftar berisi kamus</h2>
      <p>Satukan dua alat ini: satu kamus untuk satu baris, satu daftar untuk seluruh halaman. Bentuk inilah yang dipakai sampai akhir kursus. Supaya ringkas, contoh ini hanya memuat tiga kunci.</p>
    `),
    code(
      "python",
      `
      buku = [
          {"pelat": "AD 2417 KL", "pemilik": "Bu Rini", "jasa": 15000},
          {"pelat": "AD 5580 MB", "pemilik": "Pak Slamet", "jasa": 25000},
      ]
      buku.append({"pelat": "AD 3902 TR", "pemilik": "Yoga", "jasa": 15000})

      print(buku[1]["pemilik"])
      print(len(buku))
    `,
    ),
    code(
      "text",
      `
      Pak Slamet
      3
    `,
    ),
    prose(`
      <p>Baca <code>buku[1]["pemilik"]</code> dari kiri: ambil baris bernomor 1 dari buku, yang hasilnya sebuah kamus; lalu dari kamus itu ambil nilai dengan kunci <code>pemilik</code>.</p>
      <p>Bila susunan bertingkat terasa memusingkan, pecahlah menjadi dua langkah: <code>baris = buku[1]</code>, lalu <code>baris["pemilik"]</code>. Hasilnya sama, dan di antara kedua langkah itu Anda bisa mencetak <code>baris</code> untuk melihat apa yang sebenarnya diambil.</p>
      <h2>Kunci yang tidak ada</h2>
      <p>Salah mengeja kunci menghasilkan <code>KeyError: 'pemlik'</code>. Pesannya menyebut kunci yang dicari, jadi bandingkan dengan kunci yang Anda tulis saat membuat kamusnya. Huruf besar, spasi, dan garis bawah ikut dibedakan.</p>
      <p>Bila sebuah keterangan memang boleh kosong, mintalah dengan <code>get</code>: <code>kerja.get("catatan", "-")</code> memberikan tanda hubung bila kunci <code>catatan</code> tidak ada. Namun jangan memakai <code>get</code> di mana-mana. Upah yang hilang seharusnya membuat program berhenti dan bersuara, bukan diam-diam dianggap nol.</p>
    `),
    check(
      'Kapan kerja.get("jasa", 0) justru berbahaya?',
      [
        "Bila kunci jasa salah eja di sebagian data, sebab kesalahannya tertutup angka nol",
        "Benar. Laporan tetap tercetak, hanya totalnya kurang, dan tidak ada yang memperingatkan Anda.",
      ],
      [
        "Bila jasa memang ada di semua baris",
        "Dalam keadaan itu get hanya mengambil nilainya seperti biasa. Tidak ada bahaya.",
      ],
      ["Bila nilai jasa adalah 0", "get lalu memberi 0 dari kamusnya, dan itu memang benar."],
    ),
  ),
  chapter(
    "Menjumlah dengan perulangan",
    24,
    prose(`
      <p>Kita sudah punya halaman buku sebagai daftar berisi kamus. Perintah <code>sum</code> tidak bisa langsung dipakai, karena isinya bukan angka. Kita perlu mendatangi tiap baris, mengambil angkanya, dan menambahkannya. Itulah perulangan <code>for</code>.</p>
    `),
    code(
      "python",
      `
      buku = [
          {"pelat": "AD 2417 KL", "pekerjaan": "ganti oli", "jasa": 15000, "suku_cadang": 52000},
          {"pelat": "AD 5580 MB", "pekerjaan": "kampas rem depan", "jasa": 25000, "suku_cadang": 45000},
          {"pelat": "AD 3902 TR", "pekerjaan": "tambal ban", "jasa": 15000, "suku_cadang": 0},
      ]

      total = 0
      for kerja in buku:
          harga = kerja["jasa"] + kerja["suku_cadang"]
          total = total + harga
          print(kerja["pelat"], harga)
      print("Total", total)
    `,
    ),
    code(
      "text",
      `
      AD 2417 KL 67000
      AD 5580 MB 70000
      AD 3902 TR 15000
      Total 152000
    `,
    ),
    prose(`
      <p>Baris <code>for kerja in buku:</code> berarti: untuk setiap isi <code>buku</code>, sebut isi itu <code>kerja</code>, lalu kerjakan baris-baris yang menjorok. Setelah isi terakhir, program melanjutkan ke baris yang tidak menjorok.</p>
      <h2>Wadah jumlah</h2>
      <p>Pola di atas terdiri atas tiga langkah dan akan Anda pakai seumur hidup: siapkan wadah sebelum perulangan, tambahi di dalamnya, baca hasilnya sesudahnya.</p>
      <table>
        <thead><tr><th scope="col">Putaran</th><th scope="col">harga</th><th scope="col">total sesudahnya</th></tr></thead>
        <tbody>
          <tr><td>sebelum mulai</td><td>–</td><td>0</td></tr>
          <tr><td>1</td><td>67.000</td><td>67.000</td></tr>
          <tr><td>2</td><td>70.000</td><td>137.000</td></tr>
          <tr><td>3</td><td>15.000</td><td>152.000</td></tr>
        </tbody>
      </table>
      <p>Menulis tabel semacam itu di kertas, satu baris per putaran, adalah cara paling ampuh untuk memahami program yang hasilnya mengherankan.</p>
      <h2>Indentasi menentukan arti</h2>
      <p>Bagi Python, spasi di awal baris (indentasi) bukan hiasan. Empat spasi berarti “bagian dari perulangan”. Bila <code>total = 0</code> tidak sengaja ikut menjorok, wadahnya dikosongkan lagi pada setiap putaran, dan hasil akhirnya 15000, yaitu hanya nota terakhir. Bila <code>print("Total", total)</code> yang menjorok, totalnya tercetak tiga kali, makin besar.</p>
      <p>Jadi, bila jumlah hanya sebesar isi terakhir, curigai wadah yang dikosongkan di dalam perulangan. Bila sebuah baris tercetak terlalu sering, periksa indentasinya. Singkatan yang lazim untuk <code>total = total + harga</code> adalah <code>total += harga</code>; keduanya sama artinya.</p>
      <p>Pola wadah ini tidak hanya untuk uang. Ganti <code>total += harga</code> dengan <code>banyak += 1</code>, dan Anda menghitung jumlah nota.</p>
    `),
    check(
      "Sebuah program mencetak total yang selalu sama dengan nota terakhir. Apa sebabnya yang paling mungkin?",
      [
        "Wadah total = 0 berada di dalam perulangan",
        "Benar. Setiap putaran memulai dari nol lagi, sehingga hanya penambahan terakhir yang tersisa.",
      ],
      ["Daftarnya hanya berisi angka kecil", "Besarnya angka tidak berpengaruh. Penjumlahan dari nol tetap benar."],
      [
        "print diletakkan setelah perulangan",
        "Itu justru tempat yang benar: hasil dibaca setelah semua putaran selesai.",
      ],
    ),
  ),
  chapter(
    "Kalau begini, kalau begitu",
    28,
    prose(`
      <p>Tidak semua baris diperlakukan sama. Pak Wiryo ingin tahu pekerjaan mana yang memakai suku cadang dan mana yang jasa saja, sebab jasa adalah pendapatan penuh sedangkan suku cadang harus dibelikan lagi. Program memilih dengan <code>if</code>.</p>
    `),
    code(
      "python",
      `
      buku = [
          {"pekerjaan": "ganti oli", "jasa": 15000, "suku_cadang": 52000},
          {"pekerjaan": "tambal ban", "jasa": 15000, "suku_cadang": 0},
          {"pekerjaan": "servis karburator", "jasa": 40000, "suku_cadang": 0},
          {"pekerjaan": "rantai dan gir", "jasa": 45000, "suku_cadang": 185000},
      ]

      for kerja in buku:
          total = kerja["jasa"] + kerja["suku_cadang"]
          if total >= 200000:
              golongan = "besar"
          elif total >= 50000:
              golongan = "sedang"
          else:
              golongan = "kecil"
          print(f"{kerja['pekerjaan']:<20}{total:>8}  {golongan}")
    `,
    ),
    code(
      "text",
      `
      ganti oli              67000  sedang
      tambal ban             15000  kecil
      servis karburator      40000  kecil
      rantai dan gir        230000  besar
    `,
    ),
    prose(`
      <p>Syarat diperiksa dari atas, dan cabang pertama yang benar langsung dipakai; sisanya dilewati. Karena itu urutannya penting. Andaikan <code>total &gt;= 50000</code> ditulis paling atas, rantai dan gir akan masuk golongan sedang, sebab 230000 juga lebih dari 50000.</p>
      <h2>Membandingkan</h2>
      <ul>
        <li><code>==</code> sama dengan, <code>!=</code> tidak sama dengan. Satu tanda <code>=</code> memberi nilai, dua tanda membandingkan.</li>
        <li><code>&lt;</code>, <code>&lt;=</code>, <code>&gt;</code>, <code>&gt;=</code> untuk lebih kecil dan lebih besar.</li>
        <li><code>and</code>, <code>or</code>, <code>not</code> menggabungkan syarat: <code>jasa &gt; 0 and suku_cadang == 0</code>.</li>
      </ul>
      <h2>Menyaring dan menghitung</h2>
      <p>Gabungan perulangan dan <code>if</code> menghasilkan daftar baru: siapkan daftar kosong, masukkan hanya yang memenuhi syarat. Dari <code>buku</code> di atas, pekerjaan yang jasa saja ada dua.</p>
    `),
    code(
      "python",
      `
      jasa_saja = []
      for kerja in buku:
          if kerja["suku_cadang"] == 0:
              jasa_saja.append(kerja["pekerjaan"])
      print(len(jasa_saja), jasa_saja)
    `,
    ),
    code("text", `2 ['tambal ban', 'servis karburator']`),
    prose(`
      <p>Kesalahan yang licik: menguji batas secara sembrono. Apakah total tepat Rp50.000 termasuk sedang atau kecil? Dengan <code>&gt;=</code> ia sedang, dengan <code>&gt;</code> ia kecil. Tanyakan kepada pemilik bengkel, tulis jawabannya, lalu cobalah program dengan angka tepat di batas: 49999, 50000, dan 50001.</p>
      <p>Perhatikan pula bahwa satu tanda sama dengan di dalam <code>if</code>, seperti <code>if jasa = 0:</code>, ditolak dengan <code>SyntaxError</code>. Python sengaja melarangnya, karena di situ orang hampir selalu bermaksud membandingkan. Indentasi bekerja seperti pada perulangan: semua yang menjorok di bawah <code>if</code> hanya dikerjakan bila syaratnya benar.</p>
    `),
    task(
      "Rekap jasa dan suku cadang",
      `
      <p>Dari enam pekerjaan di bawah ini, hitung tiga hal: jumlah seluruh jasa, jumlah seluruh suku cadang, dan berapa pekerjaan yang totalnya Rp50.000 ke atas. Jawaban yang benar: 150000, 304000, dan 3.</p>
    `,
      "python",
      `
      buku = [
          {"pekerjaan": "ganti oli", "jasa": 15000, "suku_cadang": 52000},
          {"pekerjaan": "kampas rem depan", "jasa": 25000, "suku_cadang": 45000},
          {"pekerjaan": "tambal ban", "jasa": 15000, "suku_cadang": 0},
          {"pekerjaan": "ganti busi", "jasa": 10000, "suku_cadang": 22000},
          {"pekerjaan": "servis karburator", "jasa": 40000, "suku_cadang": 0},
          {"pekerjaan": "rantai dan gir", "jasa": 45000, "suku_cadang": 185000},
      ]

      jumlah_jasa = 0
      for kerja in buku:
          jumlah_jasa += kerja["jasa"]
      print(jumlah_jasa)
      # Tambahkan jumlah suku cadang dan hitungan pekerjaan Rp50.000 ke atas.
    `,
    ),
    check(
      "Mengapa syarat total >= 200000 harus diperiksa sebelum total >= 50000?",
      [
        "Karena cabang pertama yang benar dipakai, dan 230000 juga memenuhi syarat 50000",
        "Benar. Syarat yang paling sempit diletakkan paling atas supaya tidak direbut syarat yang lebih longgar.",
      ],
      [
        "Karena Python mengurutkan angka dari yang terbesar",
        "Python tidak mengurutkan syarat. Ia memeriksanya persis menurut urutan penulisan.",
      ],
      ["Karena elif hanya boleh berisi angka yang lebih kecil", "elif boleh berisi syarat apa pun, tidak harus angka."],
    ),
  ),
);
