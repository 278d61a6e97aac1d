import { expect, it } from "@jest/globals";
import type { PageProps } from "@serambi/kernel/remote";
import { action, defineServer, invalid, loader, redirect } from "@serambi/kernel/server";
import { fakeTenant, type PageFixture } from "@serambi/kernel/testing";

import type { Artefact } from "../schema";
import type { Trial } from "./Trial";
import { tryFixtures } from "./tryFixtures";

const wishesLoader = loader(() => Promise.resolve({ data: { wishes: 3 }, head: { title: "Wishes" } }));
const messages = () => Promise.resolve({ messages: {} });

const server = defineServer(
  {
    id: "wishes",
    contract: 2,
    messages: { id: messages, en: messages },
    pages: [
      {
        id: "list",
        paths: ["/Wishes"],
        load: () =>
          Promise.resolve({
            Page: ({ data, context: { form } }: PageProps<typeof wishesLoader>) => (
              <p>{form ? String(form.values["name"]) : data.wishes}</p>
            ),
          }),
      },
    ],
    slots: [],
  },
  {
    pages: {
      list: {
        loader: wishesLoader,
        action: action((_deps, _context, form) =>
          Promise.resolve(form["name"] ? redirect("/Wishes", 303) : invalid({ name: "Say what" })),
        ),
      },
    },
    slots: {},
    hosts: [],
  },
);

const list = { page: "list", path: "/Wishes", title: "of three" };

const found = async (...pages: readonly PageFixture[]): Promise<readonly string[]> => {
  const trial: Trial = {
    name: "wishes",
    artefact: {} as Artefact, // not read
    server,
    endpoints: [],
    namedHosts: new Set(),
    styles: new Map(),
    fixtures: { pages, slots: [] },
    sites: [{ key: "demo", settings: { ...fakeTenant().settings, routes: ["/", "/Wishes"] }, homes: {} }],
    others: new Map(),
    shellDist: "",
    share: (all) => all,
    at: () => undefined,
    show: () => undefined,
    browse: () => undefined,
  };
  return (await tryFixtures(trial)).findings.map(({ where, why }) => `${where}: ${why}`);
};

it("asks for a form to be posted to each page that takes one", async () => {
  expect(await found(list)).toEqual([expect.stringMatching(/^page list: it takes a form, and no fixture posts one/)]);
  expect(await found(list, { ...list, form: { name: "A well" } })).toEqual([]);
});

it("names a form that comes to something else than its fixture says", async () => {
  expect(await found({ ...list, form: { name: "" } })).toEqual([
    expect.stringMatching(/^form posted to page list .* it comes to "invalid" and not to "redirect"/),
  ]);
});

it("looks at the page that a refused form comes back with", async () => {
  const [problem] = await found({ ...list, form: { names: "many" }, outcome: "invalid" });
  expect(problem).toMatch(/^form posted to page list at \/Wishes, of three: /);
});
