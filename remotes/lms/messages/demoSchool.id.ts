type Presence = "present" | "late" | "sick" | "excused" | "absent";
type ClashBy = "teacher" | "room" | "group";

const CLASH: Readonly<Record<ClashBy, string>> = { teacher: "pengajar", room: "ruang", group: "rombongan" };
const PRESENCE: Readonly<Record<Presence, string>> = {
  present: "Hadir",
  late: "Terlambat",
  sick: "Sakit",
  excused: "Izin",
  absent: "Tanpa kabar",
};

/** Buku nilai, jadwal, dan daftar hadir. */
export const demoSchool = {
  marks: "Nilai satu kelas",
  ownMarks: "Nilai sendiri",
  markOf: (column: string, name: string) => `${column}, ${name}`,
  noMark: "Tulis 0 sampai 100",
  total: "Nilai akhir",
  totalIs: (name: string, total: string) => `${name}: nilai akhir ${total}.`,
  below: "Di bawah batas",
  belowNow: (names: readonly string[]) =>
    names.length === 0 ? "Tidak ada yang di bawah batas." : `Di bawah batas: ${names.join(", ")}.`,
  weights: "Bobot",
  distribution: "Sebaran nilai akhir",
  under: (limit: number) => `< ${limit}`,
  between: (from: number, to: number) => `${from}–${to}`,
  from: (limit: number) => `${limit}+`,
  lockMarks: "Kunci nilai",
  unlockMarks: "Buka kunci",
  marksLocked: "Nilai dikunci. Guru tidak dapat mengubahnya lagi.",
  marksOpen: "Nilai dibuka lagi untuk guru.",

  moveHelp:
    "Tekan satu pelajaran untuk mengangkatnya, pindahkan dengan tombol panah, tekan lagi untuk meletakkannya. Esc membatalkan. Dengan tetikus atau jari: seret, atau pilih tempatnya.",
  ownWeek: (group: string) => `Pekan untuk ${group}.`,
  lessonTaken: (subject: string) => `${subject} diangkat. Pindahkan dengan tombol panah.`,
  lessonAt: (subject: string, day: string, hour: string) => `${subject}: ${day}, ${hour}.`,
  lessonDropped: "Diletakkan.",
  moveCancelled: "Pemindahan dibatalkan.",
  moving: (subject: string) => `Memindahkan ${subject}`,
  putHere: "Letakkan di sini",
  free: "Kosong",
  clashes: "Bentrok",
  clashSaid: (by: ClashBy, subject: string) => `Bentrok ${CLASH[by]} dengan ${subject}.`,
  clashTitle: (count: number) => `${count} bentrokan`,
  clash: (by: ClashBy, what: string, when: string, one: string, other: string) =>
    `${when}: ${CLASH[by]} ${what} dipakai ${one} dan ${other}`,
  noClash: "Tidak ada bentrokan.",

  presence: (state: Presence) => PRESENCE[state],
  presenceOf: (name: string) => `Keadaan ${name}`,
  presenceCount: (word: string, count: number) => `${word}: ${count}`,
  percentThere: (percent: number) => `${percent}% masuk`,
  notNoted: "Belum dicatat",
  noteColumn: "Kabar",
  isNoted: (name: string, word: string, open: number) =>
    `${name}: ${word}. ${open === 0 ? "Semua sudah dicatat." : `${open} belum dicatat.`}`,
  markRest: "Sisanya hadir",
  restPresent: (count: number) => `${count} orang dicatat hadir.`,
  signList: "Tanda tangani daftar",
  listSigned: "Daftar ditandatangani dan dikunci.",
  stillOpen: (count: number) => `${count} orang belum dicatat.`,
  signedBy: (name: string) => `Ditandatangani oleh ${name}. Daftar ini terkunci.`,
  notSigned: "Belum ditandatangani.",
  reopenList: "Buka lagi daftar ini",
  listReopened: "Daftar dibuka lagi. Pembukaannya dicatat.",
  reopenedTimes: (count: number) => `Pernah dibuka lagi ${count} kali.`,
  noteToTeacher: "Kabar untuk pengajar",
  noteMissing: "Tulis kabarnya dahulu",
  sendSick: "Kirim kabar sakit",
  sendExcused: "Kirim permohonan izin",
  noteSent: "Kabar terkirim. Pengajar melihatnya di daftar.",
};
