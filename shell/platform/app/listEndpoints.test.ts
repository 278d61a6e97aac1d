import { expect, it } from "@jest/globals";

import { listEndpoints } from "./listEndpoints";

it("lists each host's own routes, those of scopes within them too, and no other's", async () => {
  const endpoints = await listEndpoints();
  const hostsOf = (method: string, path: string) =>
    endpoints.filter((one) => one.method === method && one.path === path).map(({ host }) => host);
  expect([
    hostsOf("PUT", ":app/cms/app/draft"),
    hostsOf("POST", "drive/upload"),
    hostsOf("GET", "user/me"),
    hostsOf("GET", "user/detail"),
    hostsOf("POST", "v1/notify"),
    hostsOf("HEAD", "user/me"),
  ]).toEqual([["services"], ["services"], ["services"], ["auth"], ["mailer"], []]);
});
