import * as z from "zod/mini";

import { readEnvelope } from "../../http";
import {
  defineRemote,
  REMOTE_CONTRACT,
  useMessages,
  type PageContext,
  type PageProps,
  type SlotProps,
} from "../../remote";
import { defineServer, loader, serverSlot } from "../../server";
import { answer } from "../answers";
import type { RemoteFixtures } from "./types";

interface Messages {
  readonly [key: string]: string;
  readonly greeting: string;
}

const noteLoader = loader(async ({ http }, { params: { slug } }: PageContext<Messages>) => {
  const note = readEnvelope(await http.services.get("note", { params: { slug } }), z.string());
  return { data: { note }, head: { title: note } };
});

const greetingSlot = serverSlot(z.object({ name: z.string() }), () => Promise.resolve(null));

const Page = ({ data, context: { t } }: PageProps<typeof noteLoader>) => (
  <h1>
    {t.greeting} {data.note}
  </h1>
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
    id: () => Promise.resolve({ messages: { greeting: "Selamat datang di sini," } }),
    en: () => Promise.resolve({ messages: { greeting: "You are welcome here," } }),
  },
  pages: [{ id: "note", paths: ["/Note/:slug"], load: () => Promise.resolve({ Page }) }],
  slots: [{ name: "sample.greeting.v1", load: () => Promise.resolve({ Slot: Greeting }), minHeightRem: 2 }],
});

/** The smallest remote that has a page with data and a slot: what the suite itself is tried on. */
export const sampleServer = defineServer(remote, {
  pages: { note: { loader: noteLoader } },
  slots: { "sample.greeting.v1": greetingSlot },
  hosts: [{ host: "services", method: "GET", path: "note" }],
});

export const sampleFixtures: RemoteFixtures = {
  pages: [
    {
      title: "one note",
      page: "note",
      path: "/Note/a",
      answers: { "services note?slug=a": answer("A note of several words") },
    },
  ],
  slots: [{ title: "a name", slot: "sample.greeting.v1", props: { name: "Sari Dewi" }, rejects: [{ name: 3 }] }],
};
