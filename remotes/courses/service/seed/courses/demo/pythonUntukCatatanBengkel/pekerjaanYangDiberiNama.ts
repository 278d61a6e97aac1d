import { chapter, check, code, courseModule, picture, prose, task } from "../../courseParts";

export const pekerjaanYangDiberiNama = courseModule(
  "Pekerjaan yang diberi nama",
  "Fungsi sendiri untuk menulis rupiah, mencari pelat, mengurutkan, dan mengelompokkan.",
  chapter(
    "Fungsi rupiah yang dipakai di mana-mana",
    22,
    prose(`
      <p>Sejak bab nota, kita sudah beberapa kali menulis rangkaian yang sama untuk memberi titik ribuan. Kalau suatu saat Pak Wiryo ingin tulisan “Rp” di depannya, kita harus mencari dan mengubahnya di semua tempat. Pekerjaan yang berulang sebaiknya diberi nama satu kali. Itulah <strong>fungsi</strong>.</p>
    `),
    code(
      "python",
      `
      def rupiah(angka):
          return "Rp" + f"{angka:,}".replace(",", ".")


      print(rupiah(67000))
      print(rupiah(1250000))
      print("Kembali", rupiah(100000 - 67000))
    `,
    ),
    code(
      "text",
      `
      Rp67.000
      Rp1.250.000
      Kembali Rp33.000
    `,
    ),
    prose(`
      <p><code>def</code> membuat fungsi. Nama di dalam kurung, <code>angka</code>, disebut parameter: ia menerima nilai yang diberikan ketika fungsi dipanggil. <code>return</code> menyerahkan hasilnya kepada pemanggil, dan di situlah fungsi berakhir.</p>
      <h2>Menyerahkan tidak sama dengan mencetak</h2>
      <p>Perbedaan <code>return</code> dan <code>print</code> membingungkan hampir setiap orang pada awalnya. <code>print</code> hanya menulis ke layar, seperti mekanik yang meneriakkan harga. <code>return</code> memberikan nilainya, seperti mekanik yang menyerahkan secarik kertas yang bisa Anda hitung lagi.</p>
    `),
    code(
      "python",
      `
      def total_kerja(kerja):
          return kerja["jasa"] + kerja["suku_cadang"]


      oli = {"jasa": 15000, "suku_cadang": 52000}
      busi = {"jasa": 10000, "suku_cadang": 22000}
      print(rupiah(total_kerja(oli) + total_kerja(busi)))
    `,
    ),
    code("text", `Rp99.000`),
    prose(`
      <p>Seandainya <code>total_kerja</code> memakai <code>print</code>, kedua angka akan muncul di layar, lalu penjumlahannya gagal dengan <code>TypeError</code> yang menyebut <code>NoneType</code>. Fungsi tanpa <code>return</code> menyerahkan <code>None</code>, artinya tidak ada. Begitu Anda melihat <code>NoneType</code> dalam pesan kesalahan, carilah fungsi yang lupa menyerahkan hasil.</p>
      <h2>Satu fungsi, satu pekerjaan</h2>
      <ul>
        <li>Namanya kata kerja atau hasilnya: <code>rupiah</code>, <code>total_kerja</code>, <code>cari_pelat</code>.</li>
        <li>Ia hanya memakai apa yang diterimanya lewat parameter, sehingga bisa dicoba sendirian.</li>
        <li>Ia menghitung <em>atau</em> mencetak, jangan keduanya. Yang menghitung lebih sering bisa dipakai ulang.</li>
      </ul>
      <p>Letakkan semua fungsi di bagian atas berkas. Python membaca dari atas, dan fungsi harus sudah dikenal sebelum dipanggil.</p>
      <p>Cobalah tiap fungsi dengan nilai yang ganjil sebelum memercayainya: <code>rupiah(0)</code> harus memberi Rp0, dan <code>rupiah(999)</code> tidak boleh bertitik.</p>
    `),
    check(
      "Sebuah fungsi mencetak hasil yang benar, tetapi 2 * fungsi itu gagal dengan pesan tentang NoneType. Apa yang kurang?",
      ["return di dalam fungsinya", "Benar. Tanpa return, fungsi menyerahkan None, dan None tidak bisa dikalikan."],
      ["Parameter yang kedua", "Fungsinya sudah bisa berjalan dan mencetak, jadi parameternya sudah cukup."],
      ["Tanda petik pada hasilnya", "Tanda petik membuat teks. Masalahnya hasil itu tidak diserahkan sama sekali."],
    ),
  ),
  chapter(
    "Mencari pelat nomor",
    25,
    prose(`
      <p>Pelanggan datang dan bertanya, “Motor saya terakhir ganti apa?” Yang ia sebut adalah pelat nomor, kadang dengan spasi, kadang tanpa, kadang huruf kecil. Bagi Python <code>"AD 2417 KL"</code> dan <code>"ad2417kl"</code> adalah dua teks yang sama sekali berlainan. Maka sebelum membandingkan, keduanya dirapikan dengan cara yang sama.</p>
    `),
    code(
      "python",
      `
      def rapikan_pelat(pelat):
          return pelat.upper().replace(" ", "")


      print(rapikan_pelat("AD 2417 KL"))
      print(rapikan_pelat(" ad2417 kl "))
      print(rapikan_pelat("AD 2417 KL") == rapikan_pelat(" ad2417 kl "))
    `,
    ),
    code(
      "text",
      `
      AD2417KL
      AD2417KL
      True
    `,
    ),
    prose(`
      <p><code>upper</code> menjadikan semua huruf besar; <code>replace(" ", "")</code> mengganti setiap spasi dengan teks kosong. Keduanya menghasilkan teks baru dan tidak mengubah yang lama. Karena itu menulis <code>pelat.upper()</code> di baris tersendiri tidak ada gunanya bila hasilnya tidak ditampung.</p>
      <h2>Fungsi pencarian</h2>
      <p>Pola menyaring dari modul kedua kini dibungkus menjadi fungsi. Ia menerima buku dan pelat yang dicari, lalu menyerahkan daftar baris yang cocok.</p>
    `),
    code(
      "python",
      `
      buku = [
          {"tanggal": "2026-11-02", "pelat": "AD 2417 KL", "pekerjaan": "ganti oli"},
          {"tanggal": "2026-11-02", "pelat": "AD 5580 MB", "pekerjaan": "kampas rem depan"},
          {"tanggal": "2026-11-03", "pelat": "AD 2417 KL", "pekerjaan": "ganti busi"},
      ]


      def cari_pelat(buku, dicari):
          cocok = []
          for kerja in buku:
              if rapikan_pelat(kerja["pelat"]) == rapikan_pelat(dicari):
                  cocok.append(kerja)
          return cocok


      for kerja in cari_pelat(buku, "ad2417kl"):
          print(kerja["tanggal"], kerja["pekerjaan"])
      print(cari_pelat(buku, "AD 1111 ZZ"))
    `,
    ),
    code(
      "text",
      `
      2026-11-02 ganti oli
      2026-11-03 ganti busi
      []
    `,
    ),
    prose(`
      <p>Pencarian yang tidak menemukan apa-apa menyerahkan daftar kosong. Itu jawaban yang baik: pemanggil bisa memeriksa <code>len(hasil) == 0</code> lalu berkata, “Belum pernah ke sini.”</p>
      <h2>Return yang terlalu dalam</h2>
      <p>Perhatikan letak <code>return cocok</code>: sejajar dengan <code>for</code>, bukan di dalamnya. Bila ia ikut menjorok ke dalam perulangan, fungsi berakhir setelah memeriksa baris pertama saja. Gejalanya khas: hanya motor di baris pertama yang selalu ditemukan, dan itu pun satu kali.</p>
      <p>Untuk mencari sebagian kata, pakailah <code>in</code>: <code>"oli" in kerja["pekerjaan"]</code> bernilai benar bila tulisan itu ada di dalamnya. Hati-hati, <code>"oli"</code> juga ada di dalam <code>"poliester"</code>.</p>
      <p>Sebelum melanjutkan, uji fungsi ini dengan tiga masukan: pelat yang ada dua kali, pelat yang ada satu kali, dan pelat yang tidak ada. Bila ketiganya benar, ia layak dipakai di depan pelanggan.</p>
    `),
    check(
      "Mengapa kedua pelat dirapikan, bukan hanya pelat yang diketik pelanggan?",
      [
        "Karena tulisan di buku juga bisa berbeda-beda, dan perbandingan hanya adil bila keduanya berbentuk sama",
        "Benar. Cukup satu baris buku yang ditulis tanpa spasi, dan pencarian yang merapikan satu sisi akan melewatkannya.",
      ],
      [
        "Karena upper hanya bekerja bila dipanggil dua kali",
        "upper bekerja pada teks mana pun, satu kali panggilan sudah cukup.",
      ],
      [
        "Supaya buku ikut berubah menjadi rapi",
        "Buku tidak berubah: upper dan replace menghasilkan teks baru yang hanya dipakai untuk membandingkan.",
      ],
    ),
  ),
  chapter(
    "Urutan yang bisa dipilih",
    20,
    prose(`
      <p>Hasil pencarian muncul menurut urutan penulisan di buku. Sering kali kita ingin urutan lain: yang termahal di atas, atau menurut nama pemilik. Fungsi bawaan <code>sorted</code> menerima daftar dan menyerahkan daftar baru yang terurut.</p>
    `),
    code(
      "python",
      `
      print(sorted([67000, 15000, 230000]))
      print(sorted([67000, 15000, 230000], reverse=True))
      print(sorted(["Yoga", "Bu Rini", "pak Slamet", "Agus"]))
    `,
    ),
    code(
      "text",
      `
      [15000, 67000, 230000]
      [230000, 67000, 15000]
      ['Agus', 'Bu Rini', 'Yoga', 'pak Slamet']
    `,
    ),
    prose(`
      <p>Baris terakhir mengandung kejutan: <code>pak Slamet</code> jatuh di belakang Yoga. Dalam urutan Python, semua huruf besar mendahului huruf kecil. Jadi, urutan abjad hanya benar bila penulisannya seragam, atau bila kita meminta perbandingan tanpa membedakan huruf besar.</p>
      <h2>Mengurutkan kamus: berdasarkan apa?</h2>
      <p>Kamus tidak punya urutan alami. Kita harus menyebut ukurannya lewat <code>key</code>, yaitu sebuah fungsi yang menerima satu isi daftar dan menyerahkan nilai untuk dibandingkan.</p>
    `),
    code(
      "python",
      `
      buku = [
          {"pemilik": "Bu Rini", "pekerjaan": "ganti oli", "total": 67000},
          {"pemilik": "Yoga", "pekerjaan": "tambal ban", "total": 15000},
          {"pemilik": "Pak Slamet", "pekerjaan": "rantai dan gir", "total": 230000},
      ]


      def ambil_total(kerja):
          return kerja["total"]


      for kerja in sorted(buku, key=ambil_total, reverse=True):
          print(f"{kerja['pemilik']:<12}{kerja['total']:>8}")

      termurah = min(buku, key=lambda kerja: kerja["total"])
      print(termurah["pekerjaan"])
    `,
    ),
    code(
      "text",
      `
      Pak Slamet    230000
      Bu Rini        67000
      Yoga           15000
      tambal ban
    `,
    ),
    prose(`
      <p>Perhatikan bahwa <code>ambil_total</code> ditulis tanpa kurung. Kita tidak memanggilnya; kita menyerahkan fungsinya supaya <code>sorted</code> yang memanggil, satu kali untuk tiap baris. Menulis <code>key=ambil_total()</code> menghasilkan <code>TypeError</code> karena parameternya kosong.</p>
      <p><code>lambda</code> adalah fungsi satu baris tanpa nama: sebelum titik dua parameternya, sesudahnya nilai yang diserahkan. Ia pantas dipakai untuk hal sependek ini. Bila mulai panjang, kembalilah ke <code>def</code>. Untuk nama pemilik tanpa membedakan huruf besar, cukup <code>key=lambda kerja: kerja["pemilik"].lower()</code>.</p>
      <p>Tanggal kita tulis sebagai <code>2026-11-02</code>, tahun dahulu. Dengan bentuk itu, urutan teks sama dengan urutan waktu. Tulisan seperti <code>2/11/2026</code> akan berurutan menurut angka depannya, sehingga tanggal 10 Januari mendahului tanggal 2 November tahun sebelumnya.</p>
      <p>Satu sifat lagi yang berguna: bila dua baris bernilai sama, <code>sorted</code> mempertahankan urutan asalnya. Jadi dua nota yang sama besar tetap muncul menurut urutan pencatatannya.</p>
    `),
    check(
      "Bagaimana mengurutkan buku menurut tanggal, yang terbaru di atas?",
      [
        'sorted(buku, key=lambda kerja: kerja["tanggal"], reverse=True)',
        "Benar. Tanggal tahun-bulan-hari berurutan seperti waktu, dan reverse membalikkannya.",
      ],
      ["sorted(buku)", "Kamus tidak bisa dibandingkan tanpa key; Python menjawab dengan TypeError."],
      [
        'sorted(buku, key="tanggal")',
        "key harus fungsi yang mengambil nilai. Sebuah teks tidak bisa dipanggil, jadi muncul TypeError.",
      ],
    ),
  ),
  chapter(
    "Mengelompokkan menurut pemilik",
    28,
    prose(`
      <p>Siapa pelanggan yang paling sering datang, dan berapa yang sudah ia belanjakan? Pertanyaan ini menuntut satu wadah jumlah untuk setiap pemilik, sedangkan kita tidak tahu sebelumnya siapa saja yang akan muncul. Kamus cocok sekali: kuncinya nama pemilik, nilainya jumlah yang terus bertambah.</p>
    `),
    code(
      "python",
      `
      buku = [
          {"pemilik": "Bu Rini", "total": 67000},
          {"pemilik": "Pak Slamet", "total": 70000},
          {"pemilik": "Yoga", "total": 15000},
          {"pemilik": "Bu Rini", "total": 32000},
          {"pemilik": "Bu Tutik", "total": 40000},
          {"pemilik": "Pak Slamet", "total": 230000},
      ]

      belanja = {}
      for kerja in buku:
          nama = kerja["pemilik"]
          belanja[nama] = belanja.get(nama, 0) + kerja["total"]
      print(belanja)
    `,
    ),
    code("text", `{'Bu Rini': 99000, 'Pak Slamet': 300000, 'Yoga': 15000, 'Bu Tutik': 40000}`),
    prose(`
      <p>Kuncinya ada pada <code>belanja.get(nama, 0)</code>: ambil jumlah sejauh ini, atau nol bila nama itu baru pertama kali muncul. Di sinilah <code>get</code> dengan nilai cadangan memang pada tempatnya, karena wadah yang belum ada memang berarti nol. Tanpa <code>get</code>, baris pertama sudah gagal dengan <code>KeyError: 'Bu Rini'</code>.</p>
      <h2>Membaca isi kamus</h2>
      <p>Untuk mencetaknya dari yang terbesar, kita mengulang pasangan kunci dan nilainya dengan <code>items()</code>. Setiap isinya adalah sepasang nilai, dan pasangan itu bisa langsung diberi dua nama.</p>
    `),
    code(
      "python",
      `
      urut = sorted(belanja.items(), key=lambda pasangan: pasangan[1], reverse=True)
      for nama, jumlah in urut:
          print(f"{nama:<12}{jumlah:>8}")
      print("Periksa:", sum(belanja.values()))
    `,
    ),
    code(
      "text",
      `
      Pak Slamet    300000
      Bu Rini        99000
      Bu Tutik       40000
      Yoga           15000
      Periksa: 454000
    `,
    ),
    prose(`
      <p>Baris terakhir bukan hiasan. Jumlah semua kelompok harus sama dengan jumlah semua nota, yaitu 454000. Bila berbeda, ada baris yang hilang atau terhitung dua kali. Biasakan mencetak angka pemeriksa seperti ini pada setiap rekap.</p>
      <h2>Satu orang, dua nama</h2>
      <p>Pengelompokan hanya sebaik penulisannya. “Bu Rini” dan “bu rini” menjadi dua kelompok, begitu pula “Rini” tanpa sapaan. Cara menemukannya: cetak daftar kunci yang terurut dan baca dengan mata. Nama yang kembar akan berdekatan. Karena nama orang mudah berubah-ubah tulisannya, pelat nomor yang sudah dirapikan lebih aman dijadikan kunci.</p>
      <p>Nilai di dalam kamus pun tidak harus angka. Dengan cara serupa Anda bisa mengumpulkan daftar pekerjaan tiap pemilik, sehingga riwayat satu motor terbaca sekali pandang.</p>
    `),
    picture(
      "Kotak-kotak berlabel nama pemilik, nota dimasukkan ke kotak masing-masing",
      "Satu kunci, satu kotak. Nota berikutnya dari orang yang sama masuk ke kotak yang sama.",
    ),
    task(
      "Pekerjaan yang paling sering",
      `
      <p>Hitung berapa kali setiap jenis pekerjaan muncul, lalu cetak dari yang tersering. Perhatikan bahwa penulisannya belum seragam; rapikan dahulu dengan <code>strip()</code> (membuang spasi di kedua ujung) dan <code>lower()</code>. Hasil yang benar: ganti oli 3, tambal ban 2, servis karburator 1. Cetak juga angka pemeriksanya: 6.</p>
    `,
      "python",
      `
      pekerjaan = ["ganti oli", "Ganti oli", "tambal ban", "ganti oli ", "Tambal Ban", "servis karburator"]

      banyak = {}
      for nama in pekerjaan:
          banyak[nama] = banyak.get(nama, 0) + 1
      print(banyak)
    `,
    ),
    check(
      "Jumlah semua kelompok ternyata lebih kecil daripada jumlah semua nota. Apa yang harus dicurigai?",
      [
        "Ada baris yang tidak masuk ke kelompok mana pun",
        "Benar. Mungkin tersaring oleh sebuah if, atau wadahnya ditimpa dan bukan ditambah.",
      ],
      [
        "Ada nama yang ditulis dengan dua cara",
        "Itu memecah satu kelompok menjadi dua, tetapi jumlah seluruhnya tetap sama.",
      ],
      ["Kamusnya belum diurutkan", "Urutan tidak memengaruhi jumlah."],
    ),
  ),
);
