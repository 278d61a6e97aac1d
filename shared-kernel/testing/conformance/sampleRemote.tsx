import * as z from "zod/mini";

import { readEnvelope } from "../../http";
import {
  defineRemote,
  defineSlot,
  REMOTE_CONTRACT,
  useMessages,
  type PageProps,
  type RemoteDeps,
  type RemoteStore,
} from "../../remote";
import { RemoteData, type RemoteState } from "../../state";
import { answer } from "../answers";
import type { RemoteFixtures } from "./types";

interface Messages {
  readonly [key: string]: string;
  readonly greeting: string;
}

class SampleStore implements RemoteStore {
  readonly note: RemoteData<string>;
  constructor(
    private readonly deps: RemoteDeps,
    saved?: unknown,
  ) {
    // Made by `snapshot` below, on the server.
    this.note = new RemoteData((saved as { note: RemoteState<string> } | undefined)?.note);
  }
  load = (slug: string | undefined) =>
    this.note.run(async () =>
      readEnvelope(await this.deps.http.services.get("note", { params: { slug } }), z.string()),
    );
  snapshot = () => ({ note: this.note.state });
}

const Page = ({ store, context: { t } }: PageProps<SampleStore, Messages>) => (
  <h1>
    {t.greeting} {store.note.state.data}
  </h1>
);

const Greeting = ({ props }: { readonly props: { readonly name: string } }) => (
  <p>
    {useMessages<Messages>().greeting} {props.name}
  </p>
);

/** The smallest remote that has a page with data and a slot: what the suite itself is tried on. */
export const sampleRemote = defineRemote<SampleStore, Messages>({
  id: "sample",
  contract: REMOTE_CONTRACT,
  messages: {
    id: () => Promise.resolve({ messages: { greeting: "Selamat datang di sini," } }),
    en: () => Promise.resolve({ messages: { greeting: "You are welcome here," } }),
  },
  createStore: (deps, saved) => new SampleStore(deps, saved),
  pages: [
    {
      id: "note",
      paths: ["/Note/:slug"],
      load: () => Promise.resolve({ Page }),
      preload: async (store, { params: { slug } }) => void (await store.load(slug)),
      head: (store) => ({ title: store.note.state.data ?? "" }),
    },
  ],
  slots: [
    defineSlot({
      name: "sample.greeting.v1",
      schema: () => Promise.resolve({ schema: z.object({ name: z.string() }) }),
      load: () => Promise.resolve({ Slot: Greeting }),
      preload: () => Promise.resolve(null),
      minHeightRem: 2,
    }),
  ],
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
