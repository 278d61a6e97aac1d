import { chapter, check, code, courseModule, picture, prose, task } from "../../courseParts";

export const dariBukuKeLayar = courseModule(
  "Dari buku ke layar",
  "Satu baris catatan bengkel menjadi angka dan teks yang dimengerti Python.",
  chapter(
    "Satu baris di buku Pak Wiryo",
    15,
    prose(`
      <p>Pak Wiryo membuka bengkel motor di Karangjati. Di meja kasirnya ada buku bergaris yang sudutnya berminyak. Setiap motor yang selesai dikerjakan mendapat satu baris: tanggal, pelat nomor, nama pemilik, pekerjaan, upah jasa, dan harga suku cadang. Buku itu jujur dan lengkap. Kelemahannya hanya satu: ia tidak bisa menjawab pertanyaan. Berapa pendapatan minggu ini? Kapan motor Bu Rini terakhir ganti oli? Untuk menjawabnya, Laras, anak Pak Wiryo, harus membalik halaman satu per satu.</p>
      <p>Sepanjang kursus ini kita memindahkan buku itu ke sebuah program. Bab demi bab, program tersebut belajar menjumlah, mencari, menyimpan, dan akhirnya menulis laporan bulanan. Semuanya dengan Python dan pustaka bawaannya, tanpa memasang apa pun yang lain.</p>
      <h2>Program pertama</h2>
      <p>Program adalah daftar perintah yang dikerjakan dari atas ke bawah. Perintah yang paling dahulu kita perlukan adalah <code>print</code>, yang menuliskan sesuatu ke layar. Yang hendak dituliskan diletakkan di dalam kurung. Jika berupa teks, ia diapit tanda petik.</p>
    `),
    code(
      "python",
      `
      print("2 November 2026")
      print("AD 2417 KL", "Bu Rini", "ganti oli")
      print(15000 + 52000)
    `,
    ),
    code(
      "text",
      `
      2 November 2026
      AD 2417 KL Bu Rini ganti oli
      67000
    `,
      "Yang tercetak di layar.",
    ),
    prose(`
      <p>Perhatikan baris kedua: tiga teks dipisahkan koma, dan <code>print</code> menaruh satu spasi di antaranya. Perhatikan juga baris ketiga. Karena tidak memakai tanda petik, Python memandangnya sebagai hitungan, lalu mencetak hasilnya.</p>
      <h2>Kesalahan yang pasti Anda temui</h2>
      <p>Lupa menutup tanda petik atau kurung. Python lalu berhenti sebelum menjalankan apa pun dan menulis <code>SyntaxError</code> disertai nomor baris. Itu bukan teguran, melainkan petunjuk. Lihat baris yang disebut, lalu baris tepat di atasnya, sebab kurung yang lupa ditutup sering baru ketahuan satu baris kemudian.</p>
      <p>Kesalahan kedua lebih halus: menulis angka dengan titik ribuan seperti di nota. Bagi Python, titik adalah tanda desimal, sehingga <code>15.000</code> berarti lima belas, bukan lima belas ribu. Di dalam program, angka ditulis tanpa titik: <code>15000</code>. Kalau ingin lebih mudah dibaca, garis bawah boleh dipakai sebagai pemisah: <code>15_000</code>.</p>
    `),
    picture(
      "Buku catatan bengkel bergaris dengan kolom tanggal, pelat, dan upah",
      "Enam kolom di buku Pak Wiryo. Keenamnya akan ikut pindah ke program.",
    ),
    check(
      'Apa yang dicetak oleh print("15000 + 52000"), dengan tanda petik?',
      [
        "15000 + 52000",
        "Benar. Apa pun di antara tanda petik adalah teks, jadi dicetak seperti tertulis dan tidak dihitung.",
      ],
      ["67000", "Itu hasilnya bila tanpa tanda petik. Tanda petik membuatnya menjadi teks."],
      ["SyntaxError", "Penulisannya sah: tanda petik dan kurungnya tertutup. Hanya saja isinya teks, bukan hitungan."],
    ),
  ),
  chapter(
    "Nama untuk setiap angka",
    20,
    prose(`
      <p>Di bab sebelumnya kita menulis <code>15000 + 52000</code> langsung di dalam perintah. Program itu benar, tetapi bisu: seminggu lagi, siapa yang ingat angka mana upah dan angka mana oli? Karena itu kita memberi nama. Nama yang memegang sebuah nilai disebut <strong>variabel</strong>.</p>
    `),
    code(
      "python",
      `
      jasa = 15000
      suku_cadang = 52000
      total = jasa + suku_cadang
      print(total)
    `,
    ),
    code("text", `67000`),
    prose(`
      <p>Tanda <code>=</code> di sini bukan “sama dengan” seperti di pelajaran matematika. Bacalah dari kanan ke kiri: hitung dahulu yang di kanan, lalu tempelkan nama di kiri pada hasilnya. Itulah sebabnya baris berikut masuk akal, padahal sebagai persamaan ia mustahil.</p>
    `),
    code(
      "python",
      `
      laci = 200000
      laci = laci + 67000
      laci = laci - 20000
      print(laci)
    `,
    ),
    code("text", `247000`),
    prose(`
      <p>Mula-mula laci berisi Rp200.000. Bu Rini membayar Rp67.000, sehingga isinya Rp267.000. Lalu Rp20.000 dipakai membeli kopi dan gula, tinggal Rp247.000. Nama <code>laci</code> tetap satu; nilai yang dipegangnya berganti tiga kali.</p>
      <h2>Memilih nama yang baik</h2>
      <ul>
        <li>Huruf kecil, kata dipisah garis bawah: <code>suku_cadang</code>, bukan <code>suku cadang</code>. Spasi tidak diperbolehkan.</li>
        <li>Tidak diawali angka: <code>nota_2</code> boleh, <code>2_nota</code> tidak.</li>
        <li>Menyebut isinya. <code>total_jasa</code> lebih baik daripada <code>tj</code>, apalagi <code>x</code>.</li>
        <li>Huruf besar dan kecil dibedakan. <code>Jasa</code> dan <code>jasa</code> adalah dua nama.</li>
      </ul>
      <h2>Nilai tidak ikut berubah sendiri</h2>
      <p>Kesalahan yang sering terjadi pada minggu pertama: mengira <code>total</code> akan mengikuti bila <code>jasa</code> diganti belakangan. Tidak. <code>total</code> dihitung satu kali, pada saat barisnya dikerjakan. Bila upah berubah, baris perhitungannya harus dijalankan lagi.</p>
      <p>Kesalahan lain adalah salah ketik. Menulis <code>print(totl)</code> menghasilkan <code>NameError: name 'totl' is not defined</code>. Artinya, Python belum pernah bertemu nama itu. Periksa ejaannya, lalu periksa apakah nama itu memang dibuat di baris yang lebih atas.</p>
    `),
    check(
      "Setelah jasa = 15000, lalu total = jasa + 52000, lalu jasa = 25000, berapa nilai total?",
      ["67000", "Benar. total dihitung ketika jasa masih 15000, dan tidak dihitung ulang sesudahnya."],
      ["77000", "Itu baru terjadi bila baris total dikerjakan sekali lagi setelah jasa diganti."],
      ["25000", "Baris terakhir hanya mengganti nilai jasa. Nama total tidak disebut di sana."],
    ),
  ),
  chapter(
    "Uang sebagai bilangan bulat",
    22,
    prose(`
      <p>Variabel bisa memegang bermacam nilai, dan Python membedakan jenisnya. Tiga yang kita pakai sehari-hari di bengkel:</p>
      <table>
        <thead><tr><th scope="col">Jenis</th><th scope="col">Nama di Python</th><th scope="col">Contoh</th></tr></thead>
        <tbody>
          <tr><td>bilangan bulat</td><td><code>int</code></td><td><code>52000</code></td></tr>
          <tr><td>bilangan desimal</td><td><code>float</code></td><td><code>0.8</code></td></tr>
          <tr><td>teks</td><td><code>str</code></td><td><code>"AD 2417 KL"</code></td></tr>
        </tbody>
      </table>
      <p>Untuk rupiah, pakailah bilangan bulat. Bilangan desimal disimpan komputer dalam pecahan biner, dan banyak pecahan sederhana tidak bisa ditulis tepat di sana. Akibatnya muncul sisa kecil yang mengganggu.</p>
    `),
    code(
      "python",
      `
      print(0.1 + 0.2)
      print(67000 / 2)
      print(67000 // 2)
      print(100000 // 67000, 100000 % 67000)
    `,
    ),
    code(
      "text",
      `
      0.30000000000000004
      33500.0
      33500
      1 33000
    `,
    ),
    prose(`
      <p>Garis miring tunggal selalu menghasilkan desimal, walaupun hasilnya bulat. Garis miring ganda membagi lalu membulatkan ke bawah, dan <code>%</code> memberikan sisanya. Baris terakhir bisa dibaca: dari uang Rp100.000 bisa dibayar satu nota Rp67.000, dan sisanya, yaitu kembaliannya, Rp33.000.</p>
      <h2>Teks yang menyamar sebagai angka</h2>
      <p>Angka yang datang dari ketikan orang atau dari berkas selalu berupa teks. Tanda <code>+</code> pada teks berarti menyambung, bukan menjumlah. Perbaikannya adalah <code>int(…)</code>, yang mengubah teks menjadi bilangan bulat.</p>
    `),
    code(
      "python",
      `
      jasa = "15000"
      oli = "52000"
      print(jasa + oli)
      print(int(jasa) + int(oli))
    `,
    ),
    code(
      "text",
      `
      1500052000
      67000
    `,
    ),
    prose(`
      <p>Hasil <code>1500052000</code> adalah tanda yang mudah dikenali: angka-angka Anda berdempet. Kalau suatu hari laporan menyebut pendapatan satu setengah miliar, carilah <code>int</code> yang terlupa.</p>
      <p>Sebaliknya, menjumlahkan teks dengan bilangan, misalnya <code>"15000" + 52000</code>, ditolak dengan <code>TypeError</code>. Python tidak mau menebak apakah Anda bermaksud menyambung atau menjumlah. Dan <code>int("15.000")</code> ditolak dengan <code>ValueError</code>, karena titik ribuan bukan bagian dari bilangan bulat. Kita akan membereskan titik itu ketika membaca berkas di modul keempat.</p>
      <p>Bila ragu dengan jenis sebuah nilai, tanyakan: <code>print(type(jasa))</code> menjawab <code>&lt;class 'str'&gt;</code> untuk teks dan <code>&lt;class 'int'&gt;</code> untuk bilangan bulat.</p>
    `),
    task(
      "Kembalian di meja kasir",
      `
      <p>Pak Slamet membayar kampas rem depan: jasa Rp25.000, suku cadang Rp45.000. Ia menyerahkan Rp100.000. Lengkapi program sehingga mencetak total dan kembaliannya. Lalu hitung berapa lembar uang Rp10.000 yang bisa dipakai untuk kembalian itu, dengan <code>//</code>. Hasil yang diharapkan berturut-turut: 70000, 30000, 3.</p>
    `,
      "python",
      `
      jasa = 25000
      suku_cadang = 45000
      uang = "100000"  # masih teks, seperti bila diketik orang

      # Hitung total, kembalian, dan jumlah lembar sepuluh ribuan di sini.
    `,
    ),
    check(
      "Tiga orang mekanik membagi tip Rp100.000 sama rata dalam rupiah bulat. Hitungan mana yang memberi bagian tiap orang?",
      ["100000 // 3", "Benar. Hasilnya 33333, dan 100000 % 3 memberi tahu bahwa masih ada sisa satu rupiah."],
      ["100000 / 3", "Ini menghasilkan desimal 33333.33…, padahal rupiah yang dibagikan harus bulat."],
      ["100000 % 3", "Tanda persen memberi sisa pembagian, yaitu 1, bukan bagian tiap orang."],
    ),
  ),
  chapter(
    "Nota yang lurus kolomnya",
    25,
    prose(`
      <p>Angka sudah benar; sekarang ia harus enak dibaca pelanggan. Untuk menyusun teks bersama nilai, Python menyediakan <strong>f-string</strong>: teks dengan huruf <code>f</code> di depan tanda petik. Apa pun di dalam kurung kurawal dihitung dahulu, lalu hasilnya disisipkan di tempat itu.</p>
    `),
    code(
      "python",
      `
      pemilik = "Bu Rini"
      jasa = 15000
      oli = 52000
      print(f"{pemilik} membayar Rp{jasa + oli}")
      print(f"{pemilik} membayar Rp{jasa + oli:,}")
    `,
    ),
    code(
      "text",
      `
      Bu Rini membayar Rp67000
      Bu Rini membayar Rp67,000
    `,
    ),
    prose(`
      <p>Di belakang titik dua kita menulis cara menampilkannya. Tanda koma meminta pemisah ribuan. Sayangnya pemisah itu koma, menurut kebiasaan berbahasa Inggris. Kita ganti dengan titik memakai <code>.replace(",", ".")</code>, yang menghasilkan teks baru dengan semua koma diganti.</p>
      <h2>Lebar kolom</h2>
      <p>Sesudah titik dua kita juga boleh menulis lebar. <code>&lt;</code> berarti rata kiri, <code>&gt;</code> berarti rata kanan. Nama barang lazimnya rata kiri, uang rata kanan, supaya satuan bertemu satuan dan ribuan bertemu ribuan.</p>
    `),
    code(
      "python",
      `
      jasa = f"{15000:,}".replace(",", ".")
      oli = f"{52000:,}".replace(",", ".")
      total = f"{15000 + 52000:,}".replace(",", ".")

      print(f"{'Jasa ganti oli':<20}{jasa:>10}")
      print(f"{'Oli mesin 1 liter':<20}{oli:>10}")
      print("-" * 30)
      print(f"{'Jumlah':<20}{total:>10}")
    `,
    ),
    code(
      "text",
      `
      Jasa ganti oli          15.000
      Oli mesin 1 liter       52.000
      ------------------------------
      Jumlah                  67.000
    `,
      "Dua puluh huruf untuk nama, sepuluh untuk angka.",
    ),
    prose(`
      <p>Ada dua hal kecil di sana. Di dalam kurung kurawal kita memakai petik tunggal, karena petik ganda sudah dipakai untuk membuka seluruh teks. Lalu <code>"-" * 30</code> mengulang tanda hubung tiga puluh kali; perkalian teks dengan bilangan berarti mengulang.</p>
      <h2>Bila kolom tetap miring</h2>
      <p>Dua sebab yang paling sering: nama barangnya lebih panjang daripada lebar yang diminta, atau huruf di layar tidak selebar sama. Lebar pada f-string adalah lebar <em>paling sedikit</em>; teks yang lebih panjang tidak dipotong, melainkan mendorong kolom di kanannya. Hitung nama terpanjang, lalu tambahkan dua. Untuk sebab kedua, pakailah huruf monospasi, yang setiap hurufnya sama lebar.</p>
      <p>Satu kelupaan lain: huruf <code>f</code> di depan. Tanpa huruf itu, kurung kurawal ikut tercetak apa adanya, dan pelanggan menerima nota bertuliskan <code>{total}</code>.</p>
    `),
    task(
      "Nota untuk Pak Slamet",
      `
      <p>Buat nota tiga baris seperti di atas untuk pekerjaan Pak Slamet: jasa Rp25.000, kampas rem depan Rp45.000, dan jumlahnya. Angka harus memakai titik ribuan dan rata kanan. Setelah berhasil, ganti nama barang menjadi “Kampas rem depan asli”, lihat apa yang terjadi pada kolomnya, lalu perbaiki lebarnya.</p>
    `,
      "python",
      `
      jasa = 25000
      kampas = 45000

      print(f"{'Jasa':<20}{jasa:>10}")
      # Beri titik ribuan, tambahkan baris kampas, garis, dan jumlah.
    `,
    ),
  ),
);
