import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture, type SlotFixture } from "@serambi/kernel/testing";

import type { AskedKind, Proposal, ProposalKind } from "../contract/proposal/Proposal";

const tenant = {
  settings: { routes: ["/", "/Request-Proposal/:kind", "/Proposal/:token", "/Privacy-Policy"] },
};

const kind: AskedKind = {
  key: "campus",
  title: "Coba dengan satu prodi",
  text: "Satu semester penuh, tanpa biaya.",
  facts: [{ label: "Semester pertama", value: "Rp 0" }],
  organizationLabel: "Perguruan tinggi",
  peopleLabel: "Mahasiswa",
  choiceLabel: "SIAKAD yang dipakai",
  choices: ["Buatan sendiri", "Lainnya"],
  needsLabel: "Yang paling menyita waktu",
  needsHelp: "Satu hal saja.",
  button: "Minta semester percobaan",
  reader: "Ayu Larasati",
};

/** A proposal as the host answers it. */
export const sampleProposal: Proposal = {
  reference: "US-7QK2M9XA",
  token: "f0Vb2nQe7xT1mKc9hLp4sWzR",
  kind: "campus",
  language: "id",
  organization: "Institut Teknologi Muaratama",
  name: "Dr. Endang Pratiwi",
  email: "endang@contoh.example",
  people: 1234,
  start: "2027-02",
  choice: "Buatan sendiri",
  needs: "Menghitung capaian per CPL.\nSetiap semester, dua pekan.",
  askedAt: "2026-11-28T03:00:00.000Z",
  reader: "Ayu Larasati",
  words: {
    organizationLabel: kind.organizationLabel,
    peopleLabel: kind.peopleLabel,
    choiceLabel: kind.choiceLabel,
    needsLabel: kind.needsLabel,
    offer: {
      title: "Satu prodi, enam belas pekan",
      lead: "KRS menjadi kelas pada hari pertama.",
      includes: ["KRS dibaca tiap 15 menit", "Rubrik yang menempel pada CPMK"],
      steps: [
        { weeks: 0, title: "SIAKAD disambung", text: "Bersama tim TI" },
        { weeks: 5, title: "Kelas pertama", text: "Satu prodi" },
      ],
      prices: [
        { text: "Langganan", per: "person", size: 1, priceIdr: 14_500 },
        { text: "Pelatihan dosen", per: "group", size: 40, priceIdr: 4_800_000 },
        { text: "Penyambungan", per: "once", size: 1, priceIdr: 0 },
      ],
      terms: "Harga belum termasuk PPN.",
    },
  },
};

const { key: _key, reader: _reader, ...words } = kind;

/** A kind as a site writes it. */
export const sampleKind: ProposalKind = { ...words, offer: sampleProposal.words.offer };

const KIND = "sites proposals/kind";
const ONE = "sites proposals/one";
const SEND = "POST sites proposals";

export const sampleForm = {
  organization: "Institut Teknologi Muaratama",
  people: "1.234",
  choice: "Buatan sendiri",
  start: "2027-02",
  needs: "Menghitung capaian per CPL.",
  name: "Endang Pratiwi",
  email: "endang@contoh.example",
  phone: "0812 7719 4402",
  consent: "1",
};

const form = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "request-proposal",
  path: "/Request-Proposal/campus",
  answers: { [KIND]: answer(kind) },
  tenant,
  ...rest,
});

const kept = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "proposal",
  path: `/Proposal/${sampleProposal.token}`,
  answers: { [ONE]: answer(sampleProposal) },
  tenant,
  ...rest,
});

export const proposalPages: readonly PageFixture[] = [
  form("the form of a proposal"),
  form("a kind that the site has not", {
    answers: { [KIND]: new AppError("not-found", "None") },
    outcome: "not-found",
  }),
  form("a request", { form: sampleForm, answers: { [KIND]: answer(kind), [SEND]: answer(sampleProposal) } }),
  form("a program's request", { form: { ...sampleForm, website: "x" } }),
  form("people that are no number", { form: { ...sampleForm, people: "sekitar 40" }, outcome: "invalid" }),
  form("a choice that the site has no longer", {
    form: sampleForm,
    answers: {
      [KIND]: answer(kind),
      [SEND]: new AppError("invalid", "Refused", { fields: { choice: "Pilih salah satu." } }),
    },
    outcome: "invalid",
  }),
  form("a sixth request in a day", {
    form: sampleForm,
    answers: { [KIND]: answer(kind), [SEND]: new AppError("too-many", "Wait") },
    outcome: "invalid",
  }),
  kept("a proposal"),
  kept("a proposal without prices", {
    answers: {
      [ONE]: answer({
        ...sampleProposal,
        words: { ...sampleProposal.words, offer: { ...sampleProposal.words.offer, prices: [] } },
      }),
    },
  }),
  kept("after a program sent it", { path: "/Proposal/-" }),
  kept("a proposal that is not there", {
    answers: { [ONE]: new AppError("not-found", "None") },
    outcome: "not-found",
  }),
];

export const proposalSlots: readonly SlotFixture[] = [
  {
    slot: "sites.proposal.v1",
    title: "a form below a strip of cloth",
    props: { anchor: "usulan", kind: "campus", band: { seed: "usulan" } },
    answers: { [KIND]: answer(kind) },
    tenant,
    rejects: [{ kind: "Campus" }],
  },
  {
    slot: "sites.proposal.v1",
    title: "a form that cannot be loaded",
    props: { kind: "campus" },
    answers: { [KIND]: new AppError("unavailable", "Down") },
    tenant,
  },
];
