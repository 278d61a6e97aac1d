import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture } from "@serambi/kernel/testing";

import { CODER_PATH } from "../contract/paths";

const send = "POST services auth/signup/coder";
const form = {
  fullName: "Larasati Puspa",
  username: "laras_puspa",
  email: "laras@contoh.example",
  phone: "0812-4455-6677",
  password: "kain truntum biru",
  birthDate: "1999-04-21",
  guardianEmail: "",
};
const made = { [send]: answer({ username: "laras_puspa" }) };

const page = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "coder",
  path: CODER_PATH,
  tenant: { settings: { routes: ["/", CODER_PATH] } },
  ...rest,
});

export const coderPages: readonly PageFixture[] = [
  page("the form"),
  page("after it was sent", { path: `${CODER_PATH}?sent=` }),
  page("a coder", { form, answers: made }),
  page("a program's form", { form: { ...form, website: "x" } }),
  page("a child without a guardian", { form: { ...form, birthDate: "2015-04-21" }, answers: made, outcome: "invalid" }),
  page("a child whose guardian has the same address", {
    form: { ...form, birthDate: "2015-04-21", guardianEmail: form.email },
    answers: made,
    outcome: "invalid",
  }),
  page("everything wrong", {
    form: { fullName: "L", username: "Laras!", email: "x", phone: "1", password: "pendek", birthDate: "kemarin" },
    outcome: "invalid",
  }),
  page("a username that somebody has", {
    form,
    answers: { [send]: new AppError("invalid", "Refused", { fields: { username: "Username sudah dipakai." } }) },
    outcome: "invalid",
  }),
  page("a mailbox with letters enough", {
    form,
    answers: { [send]: new AppError("too-many", "Wait") },
    outcome: "invalid",
  }),
];
