import { AppError } from "@serambi/kernel/errors";
import { answer, type PageFixture, type RemoteFixtures } from "@serambi/kernel/testing";

const page = (title: string, detail: unknown, changes: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "welcome",
  path: "/Welcome",
  answers: { "auth user/detail": detail },
  tenant: { settings: { routes: ["/", "/Welcome"] } },
  ...changes,
});

/** Every face of this remote's page: what the conformance suite opens, and `serambi check` shows on every site. */
export const remoteFixtures: RemoteFixtures = {
  pages: [
    page("a learner", answer({ id: "u-1", name: "Larasati Puspa Ningrum", email: "larasati@contoh.example", kind: 4 })),
    page("the auth host is down", new AppError("unavailable", "Down"), { outcome: "failed" }),
  ],
  slots: [
    {
      title: "a learner's menu",
      slot: "account.menu.v1",
      props: {},
      answers: {
        "auth user/detail": answer({ id: "u-1", name: "Larasati", email: "larasati@contoh.example", kind: 4 }),
      },
      rejects: [{ name: "Larasati" }],
    },
  ],
};
