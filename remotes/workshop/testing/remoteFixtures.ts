import { AppError } from "@serambi/kernel/errors";
import { answer, type RemoteFixtures, type TenantOverrides } from "@serambi/kernel/testing";

const HOME = "services contoh/cms/app/setting/home";
const tenant: TenantOverrides = { settings: { routes: ["/", "/__workshop", "/__layouts/:layout"] } };

/** Every face of this remote's pages: what the conformance suite opens. */
export const remoteFixtures: RemoteFixtures = {
  pages: [
    { page: "components", path: "/__workshop", title: "every component", tenant },
    { page: "components", path: "/__workshop?component=Button&theme=dark", title: "one of them, in the dark", tenant },
    { page: "components", path: "/__workshop?component=nothing", title: "one that does not exist", tenant },
    {
      page: "layout",
      path: "/__layouts/media?theme=light",
      title: "a home page of two sections",
      tenant,
      answers: {
        [HOME]: answer({
          sections: [
            { slot: "sites.hero-statement.v1", props: { title: "Selamat datang", lede: "Silakan masuk." } },
            { slot: "courses.featured.v1", props: { title: "Kelas pilihan" } },
          ],
        }),
      },
    },
    {
      page: "layout",
      path: "/__layouts/media",
      title: "a host that is down",
      tenant,
      answers: { [HOME]: new AppError("unavailable", "Down") },
      outcome: "failed",
    },
  ],
  slots: [],
};
