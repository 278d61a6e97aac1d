import type { SeedSite } from "../types";

/** One sheet: our half filled in, yours blank. */
export const scholarshipHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-sheet.v1",
      props: {
        title: "Bagian kami sudah kami isi. Tinggal bagian Anda.",
        lede: "Dua puluh menit, tanpa surat keterangan tidak mampu, tanpa esai tentang penderitaan. Baca dari atas, isi di bawah.",
        band: { seed: "beasiswa", motif: "truntum", ground: "secondary" },
      },
    },
    {
      slot: "sites.answers.v1",
      props: {
        anchor: "yayasan",
        part: "A",
        title: "Diisi oleh yayasan",
        answers: [
          {
            question: "Untuk siapa?",
            answer: "Siapa pun berumur 17 sampai 24 tahun yang sudah lulus SMA, SMK, MA, atau Paket C.",
            text: "Nilai rapor tidak kami minta. Yang kami tanyakan hanya apa yang terakhir Anda pelajari sendiri, dan mengapa.",
          },
          {
            question: "Berapa?",
            amount: { figure: "Rp 3.200.000", unit: "sebulan" },
            rows: {
              caption: "Rincian beasiswa",
              items: [
                { label: "Uang belajar, 24 bulan", value: "dibayar penuh ke penyelenggara" },
                { label: "Biaya hidup", value: "Rp 3.200.000, tiap tanggal\u00a01" },
                { label: "Laptop", value: "dipinjamkan, lalu milik Anda" },
                { label: "Yang kami minta kembali", value: "tidak ada" },
              ],
            },
          },
          {
            question: "Kapan?",
            dates: [
              { date: "1 Des", text: "Formulir dibuka" },
              { date: "31 Jan", text: "Ditutup pukul 23.59, waktu tempat Anda", isDeadline: true },
              { date: "14 Feb", text: "Semua pelamar dijawab" },
              { date: "1 Mar", text: "Bulan pertama dibayar" },
            ],
          },
          {
            question: "Bagaimana dipilih?",
            answer: "Dua pembaca, satu percakapan, lalu undian.",
            text: "Kalau yang layak lebih banyak dari 120 kursi, kami mengundinya di depan umum. Kami tidak pandai menebak masa depan orang, jadi kami tidak berpura-pura bisa.",
          },
        ],
      },
    },
    {
      slot: "sites.form.v1",
      props: {
        anchor: "isian",
        tear: "Mulai di sini bagian Anda",
        part: "B",
        title: "Diisi oleh Anda",
        first: 5,
        rows: [
          [
            {
              kind: "line",
              name: "nama",
              label: "Nama, seperti Anda ingin dipanggil",
              autoComplete: "name",
              isRequired: true,
            },
          ],
          [
            {
              kind: "line",
              name: "lahir",
              label: "Tanggal lahir",
              placeholder: "hh / bb / tttt",
              keyboard: "numeric",
              autoComplete: "bday",
              isRequired: true,
            },
            {
              kind: "line",
              name: "kota",
              label: "Tinggal di",
              placeholder: "kabupaten atau kota",
              autoComplete: "address-level2",
              isRequired: true,
            },
          ],
          [
            {
              kind: "line",
              name: "hp",
              label: "Nomor yang bisa kami telepon",
              help: "Boleh nomor tetangga. Kami menelepon sekali, pada hari kerja.",
              keyboard: "tel",
              autoComplete: "tel",
              isRequired: true,
            },
          ],
          [
            {
              kind: "choice",
              name: "kini",
              label: "Sekarang Anda",
              options: ["bekerja", "mencari kerja", "mengurus keluarga", "kuliah"],
            },
          ],
          [
            {
              kind: "lines",
              name: "belajar",
              label: "Apa yang terakhir Anda pelajari sendiri, dan mengapa?",
              help: "Paling banyak 200 kata. Memperbaiki pompa air dan menghafal Mazmur sama nilainya di sini.",
              rows: 5,
            },
          ],
          [
            {
              kind: "consent",
              name: "benar",
              label: "Pernyataan",
              statement: "Yang saya tulis benar, dan saya menulisnya sendiri.",
              isRequired: true,
            },
          ],
        ],
        mail: { to: "formulir@beasiswa.serambi.example", subject: "Formulir B-2027" },
        submit: "Kirim formulir",
        note: "Terkirim lewat aplikasi surel Anda. Tersimpan di peranti ini selagi Anda mengetik; boleh ditutup dan dilanjutkan besok. Tanpa aplikasi surel, tulis jawaban Anda ke",
      },
    },
    {
      slot: "sites.steps.v1",
      props: {
        title: "Sesudah formulir terkirim",
        steps: [
          { label: "Hari itu juga", text: "Kami membalas bahwa formulir Anda sampai.", span: 2 },
          { label: "Sampai 31 Januari", text: "Dua orang membaca, sendiri-sendiri, tanpa melihat nama.", span: 3 },
          { label: "1–13 Februari", text: "Kami menelepon lima belas menit, lalu mengundi bila perlu.", span: 3 },
          { label: "14 Februari", text: "Jawaban, apa pun isinya.", span: 2 },
        ],
      },
    },
    {
      slot: "sites.questions.v1",
      props: {
        anchor: "ragu",
        title: "Kalau Anda ragu mengisi",
        text: "Yang ditanyakan lewat telepon tahun lalu, ditulis supaya Anda tidak perlu menelepon.",
        questions: [
          {
            question: "Saya sudah bekerja. Apakah masih boleh?",
            strong: "Boleh.",
            answer:
              " Separuh penerima tahun ini bekerja. Jadwal belajarnya kami susun bersama atasan Anda, kalau Anda mau.",
          },
          {
            question: "Orang tua saya tidak perlu menandatangani apa-apa?",
            answer: "Tidak, selama Anda sudah 17 tahun. Mereka boleh menelepon kami kalau ingin bertanya.",
          },
          {
            question: "Bagaimana kalau saya berhenti di tengah jalan?",
            answer:
              "Uang maupun laptop tidak diminta kembali. Kabari kami, supaya kursinya bisa diisi orang berikutnya.",
          },
        ],
      },
    },
  ],
};
