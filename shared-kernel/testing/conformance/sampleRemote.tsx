import * as z from "zod/mini";

import { readEnvelope } from "../../http";
import {
  defineRemote,
  Form,
  REMOTE_CONTRACT,
  useMessages,
  type PageContext,
  type PageProps,
  type SlotProps,
} from "../../remote";
import { AppError } from "../../errors";
import { action, defineServer, invalid, loader, redirect, serverSlot } from "../../server";
import { answer } from "../answers";
import type { RemoteFixtures } from "./types";

interface Messages {
  readonly [key: string]: string;
  readonly greeting: string;
  readonly missing: string;
  readonly comment: string;
}

const noteLoader = loader(async ({ http }, { params: { slug } }: PageContext<Messages>) => {
  const note = readEnvelope(await http.services.get("note", { params: { slug } }), z.string());
  return { data: { note }, head: { title: note } };
});

const commentAction = action(async ({ http }, { path, t }: PageContext<Messages>, form) => {
  const comment = form["comment"] ?? "";
  if (comment === "") return invalid({ comment: t.missing });
  await http.services.create("note/comment", { comment });
  return redirect(path, 303);
});

const greetingSlot = serverSlot(z.object({ name: z.string() }), () => Promise.resolve(null));

const Page = ({ data, context: { t, form } }: PageProps<typeof noteLoader>) => (
  <>
    <h1>
      {t.greeting} {data.note}
    </h1>
    <Form>
      <label>
        {t.comment} <input name="comment" defaultValue={form?.values["comment"]} />
      </label>
      <p>{form?.errors["comment"]}</p>
    </Form>
  </>
);

const Greeting = ({ props }: SlotProps<typeof greetingSlot>) => (
  <p>
    {useMessages<Messages>().greeting} {props.name}
  </p>
);

const remote = defineRemote({
  id: "sample",
  contract: REMOTE_CONTRACT,
  messages: {
    id: () =>
      Promise.resolve({
        messages: { greeting: "Selamat datang di sini,", missing: "Tulis komentar dulu", comment: "Komentar baru" },
      }),
    en: () =>
      Promise.resolve({
        messages: { greeting: "You are welcome here,", missing: "Write a comment first", comment: "New comment" },
      }),
  },
  pages: [{ id: "note", paths: ["/Note/:slug"], load: () => Promise.resolve({ Page }) }],
  slots: [{ name: "sample.greeting.v1", load: () => Promise.resolve({ Slot: Greeting }), minHeightRem: 2 }],
});

/** The smallest remote that has a page with data and a form, and a slot: what the suite itself is tried on. */
export const sampleServer = defineServer(remote, {
  pages: { note: { loader: noteLoader, action: commentAction } },
  slots: { "sample.greeting.v1": greetingSlot },
  hosts: [
    { host: "services", method: "GET", path: "note" },
    { host: "services", method: "POST", path: "note/comment" },
  ],
});

const note = { page: "note", path: "/Note/a" };
const answers = { "services note?slug=a": answer("A note of several words") };
const COMMENT = "POST services note/comment";

export const sampleFixtures: RemoteFixtures = {
  pages: [
    { ...note, title: "one note", answers },
    { ...note, title: "a comment", answers: { [COMMENT]: answer(null) }, form: { comment: "Well said" } },
    { ...note, title: "a comment without words", answers, form: { comment: "" }, outcome: "invalid" },
    {
      ...note,
      title: "a comment that the host refuses",
      answers: { ...answers, [COMMENT]: new AppError("invalid", "No", { fields: { comment: "Too short" } }) },
      form: { comment: "?" },
      outcome: "invalid",
    },
  ],
  slots: [{ title: "a name", slot: "sample.greeting.v1", props: { name: "Sari Dewi" }, rejects: [{ name: 3 }] }],
};
