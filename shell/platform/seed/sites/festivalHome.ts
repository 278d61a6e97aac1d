import type { SeedSite } from "../types";

/** A street poster, three days in three tracks, a quilt of speakers, and what sponsors pay. */
export const festivalHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-countdown.v1",
      props: {
        title: "Belajar\nBersama",
        picture: {
          seed: "kain-12",
          motif: "ceplok",
          ground: "light",
        },
        date: {
          from: "2027-03-05",
          text: "5–7 Maret 2027",
        },
        place: "Benteng Vastenburg, Surakarta",
        lede: "Tiga hari, enam puluh kelas, satu halaman benteng. Siapa pun boleh mengajar, semua orang boleh bertanya. Masuknya gratis.",
        actions: [
          {
            label: "Daftar ke kelasnya",
            href: "/Class",
          },
          {
            label: "Lihat acara",
            href: "#acara",
          },
        ],
        opening: {
          label: "Dibuka dalam",
          at: "2027-03-05T15:00:00+07:00",
          text: "Jumat, 5 Maret 2027, pukul 15.00 WIB",
          units: {
            days: "hari",
            hours: "jam",
            minutes: "menit",
            seconds: "detik",
          },
        },
      },
    },
    {
      slot: "sites.programme.v1",
      props: {
        anchor: "acara",
        title: "Tiga hari, tiga jalur",
        text: "Kelas untuk menyimak, Bengkel untuk mencoba, Obrolan untuk berdebat. Pilih satu, atau menyeberang di tengah jalan; tidak ada yang menghitung kehadiran.",
        choose: "Pilih hari",
        hour: "Pukul",
        tracks: ["Kelas", "Bengkel", "Obrolan"],
        first: 1,
        agenda: { offset: "+07:00", place: "Benteng Vastenburg, Surakarta", minutes: 75 },
        days: [
          {
            number: "5",
            date: "2027-03-05",
            name: "Jumat",
            theme: "Membuka",
            caption: "Acara Jumat, 5 Maret",
            rows: [
              {
                hour: "15.00",
                sessions: [
                  {
                    title: "Gerbang dibuka",
                    by: "Pasar buku, cat tangan, dan gamelan anak Kampung Kauman",
                  },
                ],
              },
              {
                hour: "16.30",
                sessions: [
                  {
                    title: "Sejarah papan tulis",
                    by: "Hanafi Lubis",
                  },
                  {
                    title: "Membuat rubrik dari kardus",
                    by: "Yuliana Tae",
                  },
                  {
                    title: "Apa yang tidak diajarkan sekolah?",
                    by: "Bagas Pramudita",
                  },
                ],
              },
            ],
          },
          {
            number: "6",
            date: "2027-03-06",
            name: "Sabtu",
            theme: "Mencoba",
            caption: "Acara Sabtu, 6 Maret",
            rows: [
              {
                hour: "08.00",
                sessions: [
                  {
                    title: "Sarapan dengan orang asing",
                    by: "Meja panjang di halaman utara. Duduklah di sebelah orang yang belum Anda kenal.",
                  },
                ],
              },
              {
                hour: "09.30",
                sessions: [
                  {
                    title: "Matematika dari anyaman",
                    by: "Sari Wulandari",
                  },
                  {
                    title: "Merakit radio pertama",
                    by: "Made Suarjana",
                  },
                  {
                    title: "Guru yang berhenti lalu kembali",
                    by: "Ratna Sitompul, Agus Hidayat",
                  },
                ],
              },
              {
                hour: "11.00",
                sessions: [
                  {
                    title: "Membaca peta banjir",
                    by: "Teuku Ramli",
                  },
                  {
                    title: "Canting dan kode: batik dari perulangan",
                    by: "Nurul Azizah",
                  },
                  {
                    title: "Nilai rapor, untuk siapa?",
                    by: "Bagas Pramudita",
                  },
                ],
              },
              {
                hour: "13.00",
                sessions: [
                  {
                    title: "Makan siang dan pertukaran ilmu",
                    by: "Tulis yang bisa Anda ajarkan dalam sepuluh menit, gantungkan di tali.",
                  },
                ],
              },
              {
                hour: "15.00",
                sessions: [
                  {
                    title: "Tubuh yang mengingat",
                    by: "Dewi Lestaluhu",
                  },
                  {
                    title: "Koran dinding dalam dua jam",
                    by: "Yuliana Tae",
                  },
                  {
                    title: "Mesin yang menjawab, murid yang bertanya",
                    by: "Nurul Azizah, Teuku Ramli",
                  },
                ],
              },
            ],
          },
          {
            number: "7",
            date: "2027-03-07",
            name: "Minggu",
            theme: "Membagi",
            caption: "Acara Minggu, 7 Maret",
            rows: [
              {
                hour: "09.00",
                sessions: [
                  {
                    title: "Menulis surat untuk kelas berikutnya",
                    by: "Ratna Sitompul",
                  },
                  {
                    title: "Perpustakaan dari peti telur",
                    by: "Agus Hidayat",
                  },
                  {
                    title: "Belajar di pulau tanpa sinyal",
                    by: "Yuliana Tae",
                  },
                ],
              },
              {
                hour: "16.00",
                sessions: [
                  {
                    title: "Panggung terbuka",
                    by: "Siapa yang baru belajar sesuatu, naik dan tunjukkan.",
                  },
                ],
              },
            ],
          },
        ],
      },
    },
    {
      slot: "sites.quilt.v1",
      props: {
        anchor: "pembicara",
        title: "Sepuluh orang yang mulai duluan",
        people: [
          {
            name: "Sari Wulandari",
            text: "Guru matematika, Kulon Progo. Menghitung dengan bambu.",
            picture: {
              seed: "sari-wulandari",
              motif: "ceplok",
              ground: "light",
            },
          },
          {
            name: "Bagas Pramudita",
            text: "Wartawan pendidikan. Sepuluh tahun membaca rapor.",
            picture: {
              seed: "bagas-pramudita",
              motif: "kawung",
              ground: "dark",
            },
          },
          {
            name: "Nurul Azizah",
            text: "Pemrogram dan pembatik, Lasem.",
            picture: {
              seed: "nurul-azizah",
              motif: "parang",
              ground: "dark",
            },
          },
          {
            name: "Made Suarjana",
            text: "Mengajar elektronika di bengkel motornya, Tabanan.",
            picture: {
              seed: "made-suarjana",
              motif: "truntum",
              ground: "dark",
            },
          },
          {
            name: "Yuliana Tae",
            text: "Kepala sekolah terapung, Alor.",
            picture: {
              seed: "yuliana-tae",
              motif: "banji",
              ground: "light",
            },
          },
          {
            name: "Teuku Ramli",
            text: "Ahli peta kebencanaan, Banda Aceh.",
            picture: {
              seed: "teuku-ramli",
              motif: "tumpal",
              ground: "light",
            },
          },
          {
            name: "Dewi Lestaluhu",
            text: "Penari. Meneliti ingatan dan gerak, Ambon.",
            picture: {
              seed: "dewi-lestaluhu",
              motif: "lereng",
              ground: "dark",
            },
          },
          {
            name: "Agus Hidayat",
            text: "Pustakawan keliling dengan tiga kuda.",
            picture: {
              seed: "agus-hidayat-2",
              motif: "ceplok",
              ground: "light",
            },
          },
          {
            name: "Ratna Sitompul",
            text: "Menulis surat kepada 4.000 murid.",
            picture: {
              seed: "ratna-sitompul",
              motif: "sekar jagad",
              ground: "light",
            },
          },
          {
            name: "Hanafi Lubis",
            text: "Sejarawan kapur dan papan tulis.",
            note: "Menunggu konfirmasi.",
            picture: {
              seed: "hanafi-lubis",
              motif: "poleng",
              ground: "dark",
            },
          },
        ],
      },
    },
    {
      slot: "sites.questions.v1",
      props: {
        anchor: "tanya",
        title: "Sebelum Anda berangkat",
        text: "Yang paling sering ditanyakan di loket tahun lalu, dijawab oleh panitia yang menjaganya.",
        questions: [
          {
            question: "Benar gratis?",
            strong: "Ya, seluruhnya.",
            answer:
              " Pendaftaran hanya untuk menghitung kursi dan nasi. Kalau lupa mendaftar, datang saja; Anda duduk di tikar.",
          },
          {
            question: "Saya ingin mengajar. Caranya?",
            answer:
              "Tulis satu halaman: apa yang akan dibawa pulang peserta, dan alat apa yang Anda perlukan. Kami menjawab dalam dua minggu, paling lambat 31 Januari 2027.",
          },
          {
            question: "Bolehkah membawa anak?",
            answer:
              "Boleh. Halaman selatan adalah tempat anak, dijaga enam kakak dari Kampung Kauman sampai pukul enam sore.",
          },
          {
            question: "Kalau hujan?",
            answer:
              "Maret memang bulan hujan. Semua jalur punya tenda, dan Obrolan pindah ke lorong benteng yang beratap.",
          },
          {
            question: "Apakah tempatnya dapat dilalui kursi roda?",
            answer:
              "Jalur Kelas dan Bengkel berlantai papan dari gerbang utara. Juru bahasa isyarat ada di panggung setiap hari; sebutkan kebutuhan lain saat mendaftar.",
          },
        ],
      },
    },
    {
      slot: "sites.sponsor-tiers.v1",
      props: {
        anchor: "sponsor",
        title: "Gratis untuk peserta, karena Anda",
        text: "Festival ini tidak menjual tiket. Biaya tenda, listrik, dan ongkos kereta para pengajar ditanggung sponsor. Angka-angka di bawah ini seluruhnya; tidak ada paket tersembunyi.",
        tiers: [
          {
            name: "Title sponsor",
            price: "Seluruh biaya acara",
            slots: "1 slot, eksklusif",
            pips: {
              total: 1,
              taken: 0,
            },
            gain: "Nama Anda di depan nama festival, di setiap poster, tiket, dan panggung. Satu jam pembuka hari Sabtu. Laporan dampak lengkap.",
          },
          {
            name: "Platinum",
            price: "Rp 50.000.000",
            slots: "2–3 slot, 1 terisi",
            pips: {
              total: 3,
              taken: 1,
            },
            gain: "Satu jalur acara memakai nama Anda, tenda 6 × 6 meter, dan dua sesi bengkel.",
          },
          {
            name: "Gold",
            price: "Rp 25.000.000",
            slots: "4–5 slot, 2 terisi",
            pips: {
              total: 5,
              taken: 2,
            },
            gain: "Tenda 3 × 3 meter, satu sesi bengkel, logo di tiket dan peta.",
          },
          {
            name: "Silver",
            price: "Rp 10.000.000",
            slots: "Slot terbuka",
            pips: {
              total: 6,
              taken: 0,
              open: true,
            },
            gain: "Logo di dinding mitra dan ucapan terima kasih di panggung penutup.",
          },
        ],
        ask: {
          action: {
            label: "Ajukan kerja sama",
            href: "mailto:sponsor@belajarbersama.example?subject=Kerja%20sama",
          },
          text: "atau tulis ke Lintang,",
          email: "sponsor@belajarbersama.example",
        },
      },
    },
  ],
};
