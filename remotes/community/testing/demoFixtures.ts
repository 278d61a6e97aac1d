import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture, type SlotFixture } from "@serambi/kernel/testing";

import type { DemoRequest } from "../contract/DemoRequest";

const tenant = { settings: { routes: ["/", "/Request-Demo"] } };
const request: DemoRequest = {
  reference: "DM-7QK2M9XA",
  readyBy: "2026-11-24T09:00:00.000Z",
  endsOn: "2026-12-24",
  isAgain: false,
};
const ask = "services cms/app/request-demo";
const page = { page: "demo", path: "/Request-Demo", tenant };

export const demoPages: readonly PageFixture[] = [
  { ...page, title: "the form" },
  { ...page, title: "after it was sent", path: "/Request-Demo?sent=DM-7QK2M9XA" },
  { ...page, title: "after a program sent it", path: "/Request-Demo?sent=" },
  { ...page, title: "a request", form: { email: "kurikulum@smkn5medan.sch.id" }, answers: { [ask]: answer(request) } },
  { ...page, title: "an address that is none", form: { email: "kurikulum@smkn5medan" }, outcome: "invalid" },
  { ...page, title: "a program's request", form: { email: "a@b.example", website: "https://spam.example" } },
  {
    ...page,
    title: "a host that is down",
    form: { email: "kurikulum@smkn5medan.sch.id" },
    answers: { [ask]: new AppError("unavailable", "Down") },
    outcome: "invalid",
  },
];

export const demoSlots: readonly SlotFixture[] = [
  {
    title: "the form in a site's words",
    slot: "community.demo-request.v1",
    props: { anchor: "minta", title: "Lihat dengan data sekolah Anda", text: "Tulis satu alamat surel." },
    tenant,
    rejects: [{ title: "", text: "Tulis" }, { title: "Tanpa teks" }],
  },
];
