import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture } from "@serambi/kernel/testing";

import type { Campaign, Donation, OfficeDonation, WallMessage } from "../contract/Donation";

const ID = "5c7e9a1b-3d4f-4a62-8b17-0f2e4d6c8a10";
const tenant = { settings: { routes: ["/", "/Donate", "/Donation/:id", "/Donations"] } };

const campaign: Campaign = {
  lede: "Sekolah tidak membayar apa pun.",
  choices: [
    { amount: 25_000, text: "Satu set jarum dan benang" },
    { amount: 100_000, text: "Ongkos guru tamu ke satu sekolah" },
  ],
  spending: {
    period: "Januari–Oktober 2026",
    parts: [
      { name: "Bahan praktik", amount: 98_400_000 },
      { name: "Biaya bank", amount: 9_250_000 },
    ],
    href: "",
  },
};
const note: WallMessage = {
  id: "0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a20",
  amount: 50_000,
  donor_name: "Bagas Prakoso",
  message: "Untuk Bu Ratna, yang dulu meminjamkan obengnya sendiri.",
  created_at: "2026-11-20T06:20:00+00:00",
};
const many = Array.from({ length: 10 }, (_, index) => ({
  ...note,
  id: `0b5d2f6e-7f0e-4b5e-9b61-7f1c8e8f3a${index + 20}`,
  ...(index === 3 && { donor_name: null }),
}));
const donation: Donation = {
  reference: "DN-7A2B9C04",
  state: "waiting",
  amount: 50_000,
  name: "Larasati Puspa",
  message: "Untuk guru yang masih menyalin soal di papan tulis.",
  isMessagePublished: false,
  madeAt: "2026-11-23T03:47:00.000Z",
  expiresAt: "2026-11-25T03:47:00.000Z",
  paidAt: null,
  account: { bank: "Bank Manasuka", number: "8808123456", holder: "Yayasan Serambi" },
};
const { account: _, ...told } = donation;
const office: OfficeDonation = { ...told, email: "laras@contoh.example" };

const shown = { "community donations/campaign": answer(campaign), "db donations": many };
const give = "POST db donations";
const decide = "POST community donations/decide";
const form = { choice: "50000", amount: "", donor_name: "Larasati Puspa", email: "laras@contoh.example", message: "" };

const page = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "donate",
  path: "/Donate",
  answers: shown,
  tenant,
  ...rest,
});
const one = (title: string, change: Partial<Donation> = {}): PageFixture => ({
  title,
  page: "donation",
  path: `/Donation/${ID}`,
  answers: { "community donations/one": answer({ ...donation, ...change }) },
  tenant,
});
const list = (donations: readonly OfficeDonation[]) => ({ "community donations/list": answer(donations) });
const desk = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "donations",
  path: "/Donations",
  answers: list([office, { ...office, reference: "DN-7A2B9C05", state: "paid", name: "", message: "" }]),
  tenant,
  ...rest,
});

export const donationPages: readonly PageFixture[] = [
  page("the form and the wall"),
  page("the wall, further on", { path: "/Donate?page=2", answers: { ...shown, "db donations": many.slice(0, 2) } }),
  page("an empty wall", { answers: { ...shown, "db donations": [] } }),
  page("a wall that is lost", { answers: { ...shown, "db donations": new AppError("unavailable", "Down") } }),
  page("after it was sent", { path: "/Donate?sent=" }),
  page("a donation", { form, answers: { ...shown, [give]: { secret: ID } } }),
  page("another amount without a name", {
    form: { ...form, choice: "", amount: "Rp 1.250.000", anonymous: "1" },
    answers: { ...shown, [give]: { secret: ID } },
  }),
  page("a program's donation", { form: { ...form, website: "x" } }),
  page("too little, and an e-mail that is none", {
    form: { ...form, amount: "5.000", email: "laras@puspa" },
    outcome: "invalid",
  }),
  page("too much", { form: { ...form, amount: "10000001" }, outcome: "invalid" }),
  page("an empty form", { form: {}, outcome: "invalid" }),
  page("a donation that did not arrive", {
    form,
    answers: { ...shown, [give]: new AppError("unavailable", "Down") },
    outcome: "invalid",
  }),
  one("a donation that waits"),
  one("a donation out of time", { state: "expired" }),
  one("a paid donation", { state: "paid", paidAt: "2026-11-24T02:00:00.000Z" }),
  one("a closed donation without a name", { state: "cancelled", name: "", message: "" }),
  desk("donations to confirm"),
  desk("no donations", { answers: list([]) }),
  desk("a list that is lost", { answers: { "community donations/list": new AppError("unavailable", "Down") } }),
  desk("one confirmed", {
    form: { reference: office.reference, decision: "paid" },
    answers: { ...list([office]), [decide]: answer({ ...office, state: "paid" }) },
  }),
  desk("an order that there is not", { form: { reference: "DN-1", decision: "paid" }, outcome: "invalid" }),
  desk("one that a colleague has confirmed", {
    form: { reference: office.reference, decision: "paid" },
    answers: { ...list([office]), [decide]: new AppError("conflict", "Decided") },
    outcome: "invalid",
  }),
];
