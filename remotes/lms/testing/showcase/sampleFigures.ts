import type { LmsFigure } from "../../contract/hosts/lmsFigures";

/** A drawing of each kind. */
export const sampleFigures: { readonly [K in LmsFigure["kind"]]: Extract<LmsFigure, { readonly kind: K }> } = {
  outline: {
    kind: "outline",
    alt: "Tiga bab, satu selesai",
    title: "Membaca peta laut",
    percent: 40,
    percentText: "4 dari 10",
    rows: [
      { label: "Garis pantai", note: "Dinilai", state: "done" },
      { label: "Garis dalam", note: "Malam ini", state: "current" },
      { label: "Praktik", state: "open" },
    ],
  },
  sheet: {
    kind: "sheet",
    alt: "Nilai dua murid",
    title: "Buku nilai X-4",
    corner: "Nama",
    columns: ["Tugas", "Ujian", "Rapor"],
    rows: [
      { name: "Aulia Rahman", cells: ["88", "92", "90"] },
      { name: "Beni Sitorus", cells: ["74"] },
    ],
    note: "Dua menit seorang.",
  },
  question: {
    kind: "question",
    alt: "Soal dengan dua pilihan",
    label: "Soal 3",
    text: "Garis kontur yang rapat menandakan lereng yang:",
    options: ["landai", "curam"],
    chosen: 1,
    feedback: "Tersimpan.",
  },
  code: {
    kind: "code",
    alt: "Tiga baris kode",
    languages: ["Python", "SQL"],
    file: "kain.py",
    lines: ["# Motif", "satu = '()'", "", "print(satu * 3)"],
    marked: 3,
    outputTitle: "Keluaran",
    output: ["()()()"],
  },
  certificate: {
    kind: "certificate",
    alt: "Sertifikat dengan kain",
    title: "Sertifikat",
    name: "Citra Ayu",
    text: "Membaca peta laut",
    code: "SRB-1",
    steps: [{ label: "Bab", percent: 100 }],
  },
  timetable: {
    kind: "timetable",
    alt: "Tiga hari dengan dua pelajaran",
    days: ["Sen", "Sel", "Rab"],
    rows: [{ time: "07.00", cells: ["Mesin", "", "Peta"] }],
    live: { row: 0, day: 2, text: "Sedang berlangsung" },
  },
  chart: {
    kind: "chart",
    alt: "Dua batang",
    title: "Kehadiran",
    bars: [
      { label: "Kelas X", value: 96, text: "96%" },
      { label: "ꦏ", labelIn: "jv-Java", value: 48, text: "ka 48%" },
    ],
    goal: { value: 75, text: "Sasaran 75%" },
  },
  letters: {
    kind: "letters",
    alt: "Aksara ka",
    script: "jv-Java",
    letter: "ꦏ",
    said: "ka",
    note: "goresan pertama",
    others: [{ letter: "ꦤ", said: "na" }],
  },
  drill: {
    kind: "drill",
    alt: "Tiga kata",
    script: "jv-Java",
    title: "Latihan",
    rows: [
      { latin: "buku", written: "ꦧꦸꦏꦸ", state: "right" },
      { latin: "pasar", written: "ꦥꦱꦫ", state: "wrong", note: "Pakai layar." },
      { latin: "tuku", written: "", state: "open" },
    ],
  },
  leaf: {
    kind: "leaf",
    alt: "Lontar dua baris",
    script: "jv-Java",
    lines: [
      { written: "ꦲꦤꦕꦫꦏ", reading: "hana caraka" },
      { written: "ꦢꦠꦱꦮꦭ", reading: "data sawala" },
    ],
    current: 0,
    note: "Lembar pertama",
  },
  thread: {
    kind: "thread",
    alt: "Dua pesan",
    title: "Wali kelas",
    messages: [
      { who: "Ibu Rohani", text: "Besok Citra izin.", isOwn: false },
      { who: "Bu Sulastri", text: "Baik, Bu.", isOwn: true },
    ],
  },
};
