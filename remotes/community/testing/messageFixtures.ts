import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture, type SlotFixture } from "@serambi/kernel/testing";

import type { MessageTopic } from "../contract/Message";

const tenant = { settings: { routes: ["/", "/Message/:topic"] } };
const topic: MessageTopic = {
  key: "reuni",
  title: "Reuni 12 Juli",
  text: "Tulis kapan Anda datang.",
  nameLabel: "Nama semasa sekolah",
  phoneLabel: "",
  choiceLabel: "",
  choices: [],
  wordsLabel: "Titip salam",
  button: "Saya datang",
  done: "Kursi Anda kami catat.",
};
const asked = { "community messages/topic": answer(topic) };
const send = "POST community messages";
const form = { name: "Tiur Simbolon", email: "tiur@contoh.example", words: "Salam untuk kelas 3B." };

const page = (title: string, rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "message",
  path: "/Message/reuni",
  answers: asked,
  tenant,
  ...rest,
});

export const messagePages: readonly PageFixture[] = [
  page("the form"),
  page("a choice with places, one of them chosen by the address", {
    path: "/Message/reuni?choice=10.00",
    answers: {
      "community messages/topic": answer({
        ...topic,
        phoneLabel: "Nomor WhatsApp",
        choiceLabel: "Jam masuk",
        choices: [
          { text: "09.00", left: 0 },
          { text: "10.00", left: 12 },
          { text: "Kapan saja", left: null },
        ],
      }),
    },
  }),
  page("after it was sent", { path: "/Message/reuni?sent=PS-7QK2M9XA" }),
  page("after a program sent it", { path: "/Message/reuni?sent=" }),
  page("a topic that the site has not", {
    answers: { "community messages/topic": new AppError("not-found", "None") },
    outcome: "not-found",
  }),
  page("a message", { form, answers: { ...asked, [send]: answer({ reference: "PS-7QK2M9XA" }) } }),
  page("a program's message", { form: { ...form, website: "x" } }),
  page("an e-mail that is none", { form: { ...form, email: "tiur@" }, outcome: "invalid" }),
  page("a message without a name", {
    form: { ...form, name: "" },
    answers: { ...asked, [send]: new AppError("invalid", "Refused", { fields: { name: "Nama wajib diisi" } }) },
    outcome: "invalid",
  }),
  page("a host that is down", {
    form,
    answers: { ...asked, [send]: new AppError("unavailable", "Down") },
    outcome: "invalid",
  }),
];

const slot = (title: string, rest: Partial<SlotFixture> = {}): SlotFixture => ({
  title,
  slot: "community.message.v1",
  props: { topic: "reuni", anchor: "datang" },
  answers: asked,
  tenant,
  ...rest,
});

export const messageSlots: readonly SlotFixture[] = [
  slot("a form beside its title", { rejects: [{}, { topic: "Reuni" }, { topic: "reuni", look: "poster" }] }),
  slot("an e-mail alone", {
    props: { topic: "kabar" },
    answers: { "community messages/topic": answer({ ...topic, key: "kabar", nameLabel: "", wordsLabel: "" }) },
  }),
  slot("inside a section", { props: { topic: "reuni", look: "bare" } }),
  slot("a topic that the site has not", {
    props: { topic: "kabar", look: "bare" },
    answers: { "community messages/topic": new AppError("not-found", "None") },
  }),
];
