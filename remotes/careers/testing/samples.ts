import type { Application, ApplicantDetail } from "../contract/Application";
import type { Board, Desk, Posting } from "../contract/Desk";
import type { CareerDetail, Facets, Job, JobDetail } from "../contract/Job";
import type { Profile, TalentList } from "../contract/Talent";

export const KEY = "abcdefghijklmnopqrstuvwxyz012345";

export const sampleJob = (overrides: Partial<Job> = {}): Job => ({
  id: "backend-pembayaran",
  slug: "backend-engineer-pembayaran",
  careerId: "kopra-pay",
  title: "Backend engineer, pembayaran",
  summary: "Anda menjaga buku besar empat juta pemindahan sebulan tetap benar.",
  company: { name: "Kopra Pay", slug: "kopra-pay" },
  city: "Jakarta",
  place: "hybrid",
  kind: "full-time",
  field: "engineering",
  payFromIdr: 18_000_000,
  payToIdr: 26_000_000,
  skills: ["PostgreSQL", "Go"],
  postedAt: "2026-11-18T03:00:00Z",
  closesAt: "2026-12-12T16:59:00Z",
  isOpen: true,
  ...overrides,
});

export const sampleDetail = (overrides: Partial<JobDetail> = {}): JobDetail => ({
  ...sampleJob(),
  tasks: ["Memegang layanan penyelesaian", "Membaca migrasi rekan"],
  brings: ["Dua tahun dengan PostgreSQL"],
  steps: ["Dibaca orang", "Latihan berbayar", "Dua percakapan"],
  start: "Januari 2027",
  courses: ["postgresql-in-production"],
  similar: [
    sampleJob({
      id: "api-typescript",
      slug: "backend-engineer-typescript",
      title: "Backend engineer, TypeScript",
      place: "remote",
    }),
  ],
  people: 140,
  ...overrides,
});

export const sampleFacets = (): Facets => ({
  total: 31,
  cities: [
    { value: "Jakarta", count: 12 },
    { value: "Yogyakarta", count: 6 },
  ],
  places: [
    { value: "hybrid", count: 20 },
    { value: "remote", count: 9 },
  ],
  kinds: [{ value: "full-time", count: 26 }],
  fields: [{ value: "engineering", count: 18 }],
});

export const sampleCareer = (overrides: Partial<CareerDetail> = {}): CareerDetail => ({
  id: "kopra-pay",
  slug: "kopra-pay",
  name: "Kopra Pay",
  field: "engineering",
  city: "Jakarta",
  people: 140,
  summary: "Pembayaran untuk koperasi dan pasar.",
  openJobs: 4,
  about: "Lahir dari buku kas koperasi kopra.\n\nPulang pukul lima.",
  website: "https://koprapay.example",
  ...overrides,
});

export const sampleApplication = (overrides: Partial<Application> = {}): Application => ({
  id: KEY,
  number: "L-7K3QX9",
  state: "sent",
  job: sampleJob(),
  name: "Nurul Azizah",
  email: "nurul@azizah.example",
  phone: "+6281140007712",
  motivation: "Layanan retur kami punya empat antrean; tiga tidak pernah terisi, jadi saya hapus.",
  cv: { name: "cv-nurul.pdf", sizeBytes: 870_400 },
  meeting: null,
  sentAt: "2026-11-18T03:44:00Z",
  forgetAt: "2027-05-17T03:44:00Z",
  steps: [{ act: "sent", by: "Nurul Azizah", note: null, at: "2026-11-18T03:44:00Z" }],
  ...overrides,
});

export const sampleApplicant = (overrides: Partial<ApplicantDetail> = {}): ApplicantDetail => ({
  number: "L-7K3QX9",
  state: "sent",
  person: null,
  motivation: "Layanan retur kami punya empat antrean; tiga tidak pernah terisi, jadi saya hapus.",
  cv: { name: "L-7K3QX9.pdf", sizeBytes: 870_400 },
  meeting: null,
  sentAt: "2026-11-18T03:44:00Z",
  changedAt: "2026-11-18T03:44:00Z",
  steps: [{ act: "sent", by: "Nurul Azizah", note: null, at: "2026-11-18T03:44:00Z" }],
  ...overrides,
});

export const sampleDesk = (): Desk => ({
  companies: [{ id: "kopra-pay", name: "Kopra Pay", city: "Jakarta" }],
  jobs: [
    {
      id: "backend-pembayaran",
      title: "Backend engineer, pembayaran",
      company: "Kopra Pay",
      state: "open",
      closesAt: "2026-12-12T16:59:00Z",
      applicants: 12,
      unread: 5,
    },
    {
      id: "draf-satu",
      title: "Pimpinan tim keandalan",
      company: "Kopra Pay",
      state: "draft",
      closesAt: "2027-01-12T16:59:00Z",
      applicants: 0,
      unread: 0,
    },
  ],
});

export const samplePosting = (overrides: Partial<Posting> = {}): Posting => {
  const { similar: _none, ...detail } = sampleDetail();
  return { ...detail, state: "draft", closesOn: "2026-12-12", ...overrides };
};

export const sampleBoard = (): Board => {
  const { steps: _steps, ...card } = sampleApplicant();
  const person = { name: "Made Suardika", email: "made@suardika.example", phone: "+6281140007713" };
  return {
    job: {
      id: "backend-pembayaran",
      slug: "backend-engineer-pembayaran",
      title: "Backend engineer, pembayaran",
      company: "Kopra Pay",
      state: "open",
    },
    applicants: [
      card,
      {
        ...card,
        number: "L-AAAAA2",
        state: "interview",
        person,
        meeting: { at: "2026-11-26T06:00:00Z", where: "Daring" },
        cv: null,
      },
    ],
    withdrawn: 1,
  };
};

export const sampleTalents = (): TalentList => ({
  talents: [
    {
      id: "ratna-analis",
      name: "Ratna Widyaningsih",
      trade: "data",
      city: "Malang",
      work: "Laporan stok rumah sakit, dari dua hari menjadi sembilan menit",
      summary: "Bangsal tidak pernah kehabisan Ringer laktat sejak Juni.",
      freeFrom: "2026-11-01",
    },
    {
      id: "tanpa-nama",
      name: null,
      trade: "engineering",
      city: "Kupang",
      work: "Tiket tiga lintasan feri",
      summary: "Terbaca di dermaga tanpa jaringan.",
      freeFrom: "2027-01-11",
    },
  ],
  trades: ["engineering", "data"],
  cities: ["Kupang", "Malang"],
  total: 2,
});

export const sampleProfile = (): Profile => ({
  profile: {
    id: "ratna-analis",
    name: "Ratna Widyaningsih",
    isNamed: true,
    isShown: true,
    trade: "data",
    city: "Malang",
    work: "Laporan stok rumah sakit",
    summary: "Bangsal tidak pernah kehabisan Ringer laktat sejak Juni.",
    freeFrom: "2026-12-01",
    consentedAt: "2026-11-01T03:00:00Z",
  },
  introductions: [
    {
      number: "L-BBBBB2",
      company: "Rekam Sehat",
      name: "Dewi",
      email: "dewi@rekamsehat.example",
      payFromIdr: 9_000_000,
      message: "Kami ingin tahu bagaimana laporan stok itu dibuat.",
      askedAt: "2026-11-20T03:00:00Z",
    },
  ],
});
