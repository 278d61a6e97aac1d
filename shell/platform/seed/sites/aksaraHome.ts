import type { SeedSite } from "../types";

/** The alphabet is the poem is the hero; then leaves. */
export const aksaraHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-poem.v1",
      props: {
        title: "Hanacaraka: dua puluh aksara, satu cerita",
        script: "jv-Java",
        language: "jv",
        lines: [
          { letters: ["ꦲ", "ꦤ", "ꦕ", "ꦫ", "ꦏ"], spoken: "Hana caraka", meaning: "Ada dua utusan" },
          { letters: ["ꦢ", "ꦠ", "ꦱ", "ꦮ", "ꦭ"], spoken: "Data sawala", meaning: "yang berselisih." },
          { letters: ["ꦥ", "ꦝ", "ꦗ", "ꦪ", "ꦚ"], spoken: "Padha jayanya", meaning: "Sama saktinya," },
          { letters: ["ꦩ", "ꦒ", "ꦧ", "ꦛ", "ꦔ"], spoken: "Maga bathanga", meaning: "gugur keduanya." },
        ],
      },
    },
    {
      slot: "sites.invitation.v1",
      props: {
        title: "Apa yang kami buat",
        text: "Sebuah alfabet yang sekaligus sebuah cerita. Kami membuat papan ketik, huruf, dan kelas supaya cerita itu bisa ditulis di telepon, bukan hanya di gapura.",
        actions: [
          { label: "Coba menulis", href: "#ketik" },
          { label: "Ikuti kelas pertama", href: "mailto:sinau@aksara.example?subject=Kelas%20pertama" },
        ],
      },
    },
    {
      slot: "sites.transliterate.v1",
      props: {
        anchor: "ketik",
        title: "Ketik Latin, keluar\u00a0Jawa",
        label: "Kata atau kalimat",
        result: "Dalam aksara Jawa",
        parts: "Uraian",
        example: "sinau",
        note: "Artinya belajar. Huruf h pada suku kata terakhir hanya tumpuan; ia tidak dibunyikan.",
      },
    },
    {
      slot: "sites.signs.v1",
      props: {
        anchor: "huruf",
        title: "Satu ꦏ, sepuluh bunyi",
        text: "Vokal dan penutup suku kata tidak ditulis di sebelah, tetapi mengelilingi. Tanda itu namanya sandhangan: pakaian.",
        signs: [
          { written: "ꦏ", sound: "ka", name: "telanjang" },
          { written: "ꦏꦶ", sound: "ki", name: "wulu" },
          { written: "ꦏꦸ", sound: "ku", name: "suku" },
          { written: "ꦏꦺ", sound: "ké", name: "taling" },
          { written: "ꦏꦺꦴ", sound: "ko", name: "taling tarung" },
          { written: "ꦏꦼ", sound: "ke", name: "pepet" },
          { written: "ꦏꦁ", sound: "kang", name: "cecak" },
          { written: "ꦏꦃ", sound: "kah", name: "wignyan" },
          { written: "ꦏꦂ", sound: "kar", name: "layar" },
          { written: "ꦏ꧀", sound: "k", name: "pangkon" },
        ],
      },
    },
    {
      slot: "sites.tools.v1",
      props: {
        anchor: "alat",
        title: "Perkakas",
        tools: [
          {
            sign: "꧑",
            title: "Papan ketik",
            text: "Android dan iOS. Mengetik seperti Latin, pasangan disusun sendiri.",
            href: "mailto:sinau@aksara.example?subject=Papan%20ketik",
          },
          {
            sign: "꧒",
            title: "Alih aksara",
            text: "Latin ke Jawa, Sunda, Bali, dan Bugis, lalu kembali. Setiap suku kata diuraikan.",
            href: "/Aksara",
          },
          {
            sign: "꧓",
            title: "Pemindai naskah",
            text: "Foto lontar atau prasasti, dapat teks yang bisa dicari.",
            href: "mailto:sinau@aksara.example?subject=Pemindai%20naskah",
          },
          {
            sign: "꧔",
            title: "Kelas di LMS",
            text: "Dua belas pekan, dari ha sampai menulis surat.",
            href: "/Lms/Features/kelas-dua-belas-pekan",
          },
        ],
      },
    },
  ],
};
