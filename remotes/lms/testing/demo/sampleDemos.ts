const base = {
  note: "Semester ganjil",
  hint: "ubah satu hal.",
  people: { teacher: "Pak Usman", learner: "Dewi", parent: "Ibu Dewi", admin: "Tata usaha" },
};

/** One of each kind, small enough to reckon with by head. */
export const sampleDemos = {
  gradebook: {
    ...base,
    kind: "gradebook",
    title: "Buku nilai",
    columns: [
      { id: "tugas", label: "Tugas", weight: 40 },
      { id: "akhir", label: "Akhir", weight: 60 },
    ],
    rows: [
      { id: "dewi", name: "Dewi", marks: [90, null] },
      { id: "ketut", name: "Ketut", marks: [60, 63.3] },
    ],
    pass: 70,
    bands: [70],
    me: "dewi",
  },
  timetable: {
    ...base,
    kind: "timetable",
    title: "Jadwal",
    days: ["Senin", "Selasa"],
    hours: ["07.00", "08.30"],
    teacher: "Pak Usman",
    group: "XI Nautika",
    lessons: [
      { id: "fisika", subject: "Fisika", teacher: "Pak Usman", room: "Lab", group: "XI Nautika", day: 0, hour: 0 },
      { id: "terapan", subject: "Terapan", teacher: "Pak Usman", room: "Lab", group: "XI Teknika", day: 0, hour: 0 },
      { id: "las", subject: "Las", teacher: "Pak Gede", room: "Bengkel", group: "XI Teknika", day: 1, hour: 0 },
    ],
  },
  attendance: {
    ...base,
    kind: "attendance",
    title: "Daftar hadir",
    session: "X-4, jam pertama",
    list: [
      { id: "aulia", name: "Aulia" },
      { id: "beni", name: "Beni" },
      { id: "fitri", name: "Fitri", state: "sick", note: "Demam" },
    ],
    me: "beni",
  },
  report: {
    ...base,
    kind: "report",
    title: "Rapor",
    pupil: "Dewi, XI Nautika",
    subjects: [
      { id: "navigasi", name: "Navigasi", mark: 90, least: 75 },
      { id: "matematika", name: "Matematika", mark: 64.5, least: 70 },
    ],
    grades: [
      { from: 80, word: "Baik" },
      { from: 0, word: "Cukup" },
    ],
    remark: "Tekun.",
    facts: [{ label: "Sakit", value: "2 hari" }],
  },
  payments: {
    ...base,
    kind: "payments",
    title: "Iuran",
    today: "2026-11-24",
    me: "Dewi",
    invoices: [
      { id: "a", number: "N-1", who: "Dewi", what: "Iuran", amountIdr: 150_000, dueOn: "2026-11-23", state: "open" },
      { id: "b", number: "N-2", who: "Ketut", what: "Iuran", amountIdr: 100_000, dueOn: "2026-11-24", state: "open" },
      { id: "c", number: "N-3", who: "Maria", what: "Iuran", amountIdr: 50_000, dueOn: "2026-11-01", state: "paid" },
    ],
  },
  certificate: {
    ...base,
    kind: "certificate",
    title: "Sertifikat",
    award: "Keahlian dasar pelaut",
    holder: "Dewi",
    issuer: "SMK Bahari",
    series: "BHR-2026-118",
    requirements: [{ id: "jam", label: "Jam layar", need: 2, have: 1, unit: "jam" }],
  },
  quiz: {
    ...base,
    kind: "quiz",
    title: "Kuis",
    pass: 66,
    questions: [
      {
        id: "satu",
        text: "Satu mil laut sama dengan satu menit",
        weight: 2,
        options: [
          { text: "bujur", say: "Bujur berubah.", count: 1 },
          { text: "lintang", isRight: true, say: "Tepi peta.", count: 2 },
        ],
      },
      {
        id: "dua",
        text: "Variasi timur",
        weight: 1,
        options: [
          { text: "ditambah", isRight: true, say: "Ya.", count: 0 },
          { text: "dikurangi", say: "Tidak.", count: 0 },
        ],
      },
    ],
  },
  messages: {
    ...base,
    kind: "messages",
    title: "Kabar",
    readers: [
      { id: "dewi", name: "Ibu Dewi", way: "Surel" },
      { id: "ketut", name: "Ibu Ketut", way: "SMS", hasRead: true },
    ],
    sent: "Rapat hari Sabtu.",
    draft: "Jumat praktik.",
    me: "dewi",
  },
  forum: {
    ...base,
    kind: "forum",
    title: "Ruang tanya",
    topic: "Kenapa di tepi kiri?",
    posts: [
      { id: "tanya", by: "Yosef", role: "learner", text: "Kenapa?", at: "Senin", votes: 1 },
      { id: "dewi", by: "Dewi", role: "learner", text: "Karena lintang.", at: "Senin", votes: 2 },
      { id: "maria", by: "Maria", role: "learner", text: "Karena biasa.", at: "Senin", votes: 3 },
    ],
  },
  outline: {
    ...base,
    kind: "outline",
    title: "Pekan 16",
    chapters: [
      { id: "baca", title: "Baca", note: "6 halaman", minutes: 20, isOpen: true },
      { id: "kuis", title: "Kuis", note: "8 soal", minutes: 10, isOpen: false },
      { id: "praktik", title: "Praktik", note: "Jumat", minutes: 120, isOpen: true },
    ],
  },
  drill: {
    ...base,
    kind: "drill",
    title: "Kata",
    script: "jv-Java",
    items: [
      { id: "meja", written: "ꦩꦺꦗ", answers: ["méja"], meaning: "meja" },
      { id: "siji", written: "ꦱꦶꦗꦶ", answers: ["siji"], meaning: "satu" },
    ],
  },
  tracing: {
    ...base,
    kind: "tracing",
    title: "Menjiplak",
    script: "jv-Java",
    fluentAfter: 2,
    letters: [
      {
        id: "na",
        letter: "ꦤ",
        said: "na",
        strokes: [
          [
            [10, 50],
            [10, 10],
            [40, 10],
          ],
          [
            [40, 10],
            [40, 50],
          ],
        ],
      },
      {
        id: "ka",
        letter: "ꦏ",
        said: "ka",
        isOpen: false,
        strokes: [
          [
            [10, 10],
            [90, 10],
          ],
        ],
      },
    ],
  },
  overview: {
    ...base,
    kind: "overview",
    title: "Pagi ini",
    measure: "Hadir hari ini",
    counted: "Hadir",
    goal: 90,
    least: 8,
    groups: [
      {
        id: "x",
        label: "Kelas X",
        all: 20,
        reached: 17,
        missing: [
          { id: "dewi", name: "Dewi", why: "Belum ada kabar" },
          { id: "beni", name: "Beni", why: "Sakit" },
        ],
      },
      { id: "xi", label: "Kelas XI", all: 30, reached: 30, missing: [] },
      { id: "las", label: "Kelompok las", all: 5, reached: 4, missing: [{ id: "gede", name: "Gede", why: "Izin" }] },
    ],
    mine: "x",
    me: "dewi",
  },
  exchange: {
    ...base,
    kind: "exchange",
    title: "Daftar pegawai",
    system: "SIM kepegawaian",
    course: "postgresql",
    seats: 2,
    staff: [
      { id: "aulia", number: "nik:1", name: "Aulia", unit: "Surabaya", hasSeat: true },
      { id: "rani", number: "nik:2", name: "Rani", unit: "Medan" },
      { id: "yosef", number: "nik:3", name: "Yosef", unit: "Kupang" },
    ],
    me: "aulia",
  },
} as const;
