import { expect, it } from "@jest/globals";
import { redirect, type HostCall, type RemoteServer } from "@serambi/kernel/server";
import { answer, type RemoteFixtures } from "@serambi/kernel/testing";

import type { Artefact } from "../schema";
import type { Trial } from "./Trial";
import { tryCalls } from "./tryCalls";

const fixtures: RemoteFixtures = {
  pages: [
    {
      page: "list",
      path: "/Books",
      title: "one book",
      answers: { "services class/active": answer([]), "services library/books/7": answer([]) },
    },
  ],
  slots: [],
};

/** A remote whose one page asks for classes and for a book. */
const trialOf = (hosts: readonly HostCall[], more: Partial<Trial> = {}): Trial => {
  const messages = () => Promise.resolve({ messages: {} });
  const server: RemoteServer = {
    remote: {
      id: "library",
      contract: 2,
      messages: { id: messages, en: messages },
      pages: [{ id: "list", paths: ["/Books"], load: () => Promise.resolve({ Page: () => null }) }],
      slots: [],
    },
    pages: {
      list: {
        loader: async ({ http }) => {
          await http.services.get("class/active", { params: { page: 1 } });
          await http.services.get("library/books/7");
          return { data: null, head: { title: "Books" } };
        },
        action: async ({ http }) => {
          await http.services.create("loan", {});
          return redirect("/Books", 303);
        },
      },
    },
    slots: {},
    documents: [],
    hosts,
  };
  return {
    name: "library",
    artefact: {} as Artefact, // not read
    server,
    endpoints: [],
    namedHosts: new Set(),
    styles: new Map(),
    fixtures,
    sites: [],
    others: new Map(),
    shellDist: "",
    share: (all) => all,
    at: () => undefined,
    show: () => undefined,
    browse: () => undefined,
    ...more,
  };
};

const get = (path: string, host = "services"): HostCall => ({ host, method: "GET", path });
const reasons = async (trial: Trial) => (await tryCalls(trial)).findings.map(({ where, why }) => `${where}: ${why}`);

const endpoints = [{ host: "services", method: "GET", path: "library/books/:id" }];

it("takes calls that are declared, and that a host or the remote's own service answers", async () => {
  expect(await reasons(trialOf([get("class/active"), get("library/books/:book")], { endpoints }))).toEqual([]);
});

it("names a call that fixtures make and nobody declared", async () => {
  expect(await reasons(trialOf([get("library/books/:book")], { endpoints }))).toEqual([
    "GET services class/active: page list makes it, and it is not declared",
  ]);
});

it("names a call that an action makes and nobody declared", async () => {
  const posting = [{ page: "list", path: "/Books", title: "a loan", answers: { "POST services loan": answer(null) } }];
  const trial = trialOf([get("class/active"), get("library/books/:book")], {
    endpoints,
    fixtures: { pages: posting.map((fixture) => ({ ...fixture, form: { book: "7" } })), slots: [] },
  });
  expect(await reasons(trial)).toEqual(["POST services loan: page list makes it, and it is not declared"]);
});

it("names a declared call that no host answers", async () => {
  const declared = [get("class/active"), get("library/books/:book"), get("loans", "lender"), get("x", "clinic")];
  expect(await reasons(trialOf(declared, { namedHosts: new Set(["lender"]) }))).toEqual([
    "GET services library/books/:book: no host answers it: the services host has no such path",
    "GET clinic x: no host answers it: there is no host clinic",
  ]);
});
