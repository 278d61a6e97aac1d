import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

import { shellProblem } from "./askShell";

describe("whether a shell shows local builds", () => {
  let server: Server;
  let asked: string[];
  let status: number;

  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push(`${request.headers.host} ${request.url}`);
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

  const site = (): string => `http://main.localhost:${(server.address() as AddressInfo).port}`; // it listens on a port

  it("is asked of the site itself, also of one on this machine", async () => {
    status = 200;
    expect(await shellProblem(site())).toBeNull();
    expect(asked).toEqual([`${new URL(site()).host} /__override`]);
  });

  it.each([
    [403, "REMOTE_OVERRIDES=on"],
    [404, "answered 404"],
  ])("is told where it answers %d", async (answered, part) => {
    status = answered;
    expect(await shellProblem(site())).toContain(part);
  });

  it("is told where nobody answers", async () => {
    const address = site();
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(await shellProblem(address)).toContain("does not answer");
    server = createServer().listen(0, "127.0.0.1");
  });
});
