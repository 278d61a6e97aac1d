import type { Text } from "@serambi/kernel/service";

import { leagueFields } from "./league/texts";

/** The messages of the service's answers, for people. */
export const texts = {
  timeTaken: { id: "Jadwal tidak tersedia. Pilih waktu lain.", en: "This time is not available. Choose another one." },
  noOffice: { id: "Situs ini tidak menerima janji temu.", en: "This site takes no appointments." },
  noMentors: { id: "Situs ini tidak punya mentor.", en: "This site has no mentors." },
  noMentor: { id: "Mentor ini tidak ditemukan.", en: "This mentor was not found." },
  noSchools: { id: "Situs ini tidak menerima pendaftaran sekolah.", en: "Schools do not register at this site." },
  noBoards: { id: "Situs ini tidak punya papan peringkat.", en: "This site has no leaderboards." },
  noStatistics: { id: "Situs ini tidak punya statistik.", en: "This site has no statistics." },
  noProgramme: { id: "Program ini tidak ditemukan.", en: "This programme was not found." },
  noSchool: { id: "Sekolah belum terdaftar.", en: "This school is not registered." },
  npsnTaken: { id: "NPSN sudah terdaftar.", en: "This NPSN is registered already." },
  noLeague: { id: "Situs ini tidak menerima pendaftaran tim.", en: "Teams do not register at this site." },
  teamsClosed: { id: "Pendaftaran tim sedang ditutup.", en: "The registration of teams is closed." },
  noTeam: { id: "Tim ini tidak ditemukan.", en: "This team was not found." },
  noConsentYet: { id: "Surat izin tim ini belum ada.", en: "This team has sent no consent yet." },
  teamNameTaken: {
    id: "Nama ini sudah dipakai tim lain musim ini.",
    en: "Another team has this name this season.",
  },
  noAppointment: { id: "Janji ini tidak ditemukan.", en: "This appointment was not found." },
  cancelledAlready: { id: "Janji ini sudah dibatalkan.", en: "This appointment is cancelled already." },
  noVoice: { id: "Kiriman ini tidak ditemukan.", en: "This was not found." },
  decidedAlready: { id: "Rekan Anda sudah memutuskan.", en: "A colleague has decided already." },
  noTopic: { id: "Situs ini tidak memintanya.", en: "This site does not ask for it." },
  wrong: { id: "Periksa kembali isian Anda.", en: "Look at this field again." },
  wait: { id: "Terlalu sering. Coba lagi sebentar.", en: "Too many requests. Try again in a while." },
  usernameTaken: { id: "Username sudah dipakai.", en: "This username is taken." },
  passwordKnown: {
    id: "Kata sandi ini terlalu mudah ditebak.",
    en: "This password is too easy to guess.",
  },
  noChoice: { id: "Pilih salah satu.", en: "Choose one of them." },
  choiceTaken: { id: "Yang ini sudah penuh. Pilih yang lain.", en: "This one is full. Choose another one." },
  noWords: { id: "Tulis 3 sampai 1.000 karakter.", en: "Write 3 to 1,000 characters." },
  noDonations: { id: "Situs ini tidak menerima donasi.", en: "This site takes no donations." },
  noDonation: { id: "Donasi ini tidak ditemukan.", en: "This donation was not found." },
  noResult: { id: "Hasil ini tidak ditemukan.", en: "This result was not found." },
  noCard: { id: "Kartu ini ditarik pemiliknya.", en: "This card was taken back." },
  tooLateToUndo: { id: "Keputusan ini sudah tetap.", en: "This decision stands." },
  noConsent: { id: "Pengirimnya tidak mengizinkan.", en: "Whoever sent it does not allow it." },
  tooLate: {
    id: "Perubahan hanya sampai 24 jam sebelumnya. Hubungi kantor.",
    en: "It can be changed until 24 hours before. Call the office.",
  },
} satisfies Record<string, Text>;

/** Rules that forms share. (spec forms-and-payments, "Shared rules") */
const NAME: Text = { id: "Nama wajib diisi (3–100 karakter).", en: "The name is required (3–100 characters)." };
const EMAIL: Text = { id: "Format email tidak valid.", en: "This is not a valid e-mail address." };
const PHONE: Text = {
  id: "Nomor HP tidak valid. Contoh: 081234567890.",
  en: "This is not a valid mobile number. Example: 081234567890.",
};

/** The messages about fields that break a rule. */
export const fields: Readonly<Record<string, Text>> = {
  email: EMAIL,
  name: NAME,
  fullName: NAME,
  username: { id: "Username tidak valid.", en: "This username is not valid." },
  password: { id: "Kata sandi minimal 8 karakter.", en: "A password has 8 characters at least." },
  birthDate: { id: "Tanggal lahir tidak valid.", en: "This date of birth is not valid." },
  guardianEmail: {
    id: "Email orang tua/wali wajib untuk yang belum 18 tahun.",
    en: "Whoever is under 18 names the e-mail of a parent or guardian.",
  },
  phone: PHONE,
  organization: { id: "Lembaga wajib diisi (2–150 karakter).", en: "The organisation is required (2–150 characters)." },
  topic: { id: "Pokok bahasan wajib diisi (3–150 karakter).", en: "The topic is required (3–150 characters)." },
  location: { id: "Pilih daring atau tatap muka.", en: "Choose online or in person." },
  address: { id: "Alamat wajib diisi.", en: "The address is required." },
  notes: { id: "Catatan paling panjang 1.000 karakter.", en: "Notes have 1,000 characters at most." },
  guests: { id: "Paling banyak lima email tamu.", en: "Five e-mails of guests at most." },
  "guests.*": { id: "Format email tamu tidak valid.", en: "An e-mail of a guest is not valid." },
  mentor: texts.noMentor,
  ...leagueFields,
  npsn: { id: "NPSN harus 8 digit, atau K/P + 7 digit.", en: "An NPSN has 8 digits, or K or P and 7 digits." },
  schoolName: {
    id: "Nama sekolah wajib diisi (3–150 karakter).",
    en: "The school's name is required (3–150 characters).",
  },
  level: { id: "Pilih jenjang.", en: "Choose a level." },
  status: { id: "Pilih negeri atau swasta.", en: "Choose public or private." },
  provinceId: { id: "Pilih provinsi.", en: "Choose a province." },
  cityId: { id: "Kota tidak sesuai dengan provinsi.", en: "The city is not in this province." },
  picName: NAME,
  picEmail: EMAIL,
  picPhone: PHONE,
  consent: { id: "Anda harus menyetujui Kebijakan Privasi.", en: "You have to agree to the privacy policy." },
  schoolId: { id: "Sekolah belum terdaftar.", en: "This school is not registered." },
  teamName: { id: "Nama tim wajib diisi (3–50 karakter).", en: "The team's name is required (3–50 characters)." },
  coachName: NAME,
  coachPhone: PHONE,
  members: { id: "Anggota tim harus 3–5 siswa.", en: "A team has 3 to 5 pupils." },
  "members.*.name": NAME,
  "members.*.nisn": { id: "NISN harus 10 digit.", en: "A NISN has 10 digits." },
  "members.*.birthDate": { id: "Tanggal lahir tidak valid.", en: "This date of birth is not valid." },
  captain: { id: "Pilih satu kapten.", en: "Choose one captain." },
  consentFile: {
    id: "Surat izin wajib: PDF atau JPEG, paling besar 5 MB.",
    en: "The consent is required: PDF or JPEG, 5 MB at most.",
  },
  guardianConsent: {
    id: "Persetujuan orang tua/wali wajib.",
    en: "The consent of parents or guardians is required.",
  },
  startTime: texts.timeTaken,
  reason: { id: "Alasan penolakan wajib diisi.", en: "A reason is required (10–255 characters)." },
};
