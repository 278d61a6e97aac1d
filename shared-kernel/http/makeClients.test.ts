import { describe, expect, it } from "@jest/globals";

import { clientOf, makeClients } from "./makeClients";

const opening = () => {
  const opened: string[] = [];
  const http = makeClients((host) => {
    opened.push(host);
    return { get: (path) => Promise.resolve(`${host} ${path}`), create: () => Promise.resolve(null) };
  });
  return { http, opened };
};

describe("makeClients", () => {
  it("opens a host when it is first called, and once", async () => {
    const { http, opened } = opening();
    await expect(http.services.get("class/active")).resolves.toBe("services class/active");
    expect(http.services).toBe(http.services);
    expect(opened).toEqual(["services"]);
  });

  it("finds hosts of the specification and those of the operator by their names", async () => {
    const { http } = opening();
    expect(clientOf(http, "services")).toBe(http.services);
    await expect(clientOf(http, "library").get("books")).resolves.toBe("library books");
  });
});
