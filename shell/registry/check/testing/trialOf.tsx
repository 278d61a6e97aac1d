import type { Loaded, PageProps, RemoteDeps } from "@serambi/kernel/remote";
import { defineServer, loader } from "@serambi/kernel/server";
import { fakeTenant, type Answers } from "@serambi/kernel/testing";
import type { ReactNode } from "react";

import type { Artefact } from "../../schema";
import type { Trial } from "../Trial";

/** A page as a test wants it. */
export interface Behaviour {
  /** Results of its loader, besides the usual ones or instead of them. */
  readonly load?: (
    deps: RemoteDeps,
    query: URLSearchParams,
  ) => Partial<Loaded<unknown>> | Promise<Partial<Loaded<unknown>>>;
  readonly show?: (data: unknown) => ReactNode;
  readonly answers?: Answers;
}

const messages = () => Promise.resolve({ messages: {} });

/** A remote with one page. */
export const trialOf = ({ load = () => ({}), show = () => <p>Wishes</p>, answers = {} }: Behaviour): Trial => {
  const wishes = loader(async (deps: RemoteDeps, { query }) => ({
    data: null as unknown,
    head: { title: "Wishes" },
    ...(await load(deps, query)),
  }));
  const server = defineServer(
    {
      id: "wishes",
      contract: 2,
      messages: { id: messages, en: messages },
      pages: [
        {
          id: "list",
          paths: ["/Wishes"],
          load: () => Promise.resolve({ Page: ({ data }: PageProps<typeof wishes>) => show(data) }),
        },
      ],
      slots: [],
    },
    { pages: { list: { loader: wishes } }, slots: {}, hosts: [] },
  );
  return {
    name: "wishes",
    artefact: {} as Artefact, // not read
    server,
    endpoints: [],
    namedHosts: new Set(),
    styles: new Map(),
    fixtures: { pages: [{ page: "list", path: "/Wishes", title: "of three", answers }], slots: [] },
    sites: [{ key: "demo", settings: { ...fakeTenant().settings, routes: ["/", "/Wishes"] }, homes: {} }],
    others: new Map(),
    shellDist: "",
    share: (all) => all,
    at: () => undefined,
    show: () => undefined,
    browse: () => undefined,
  };
};
