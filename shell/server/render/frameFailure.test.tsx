import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { ReactNode } from "react";

import { TestServer } from "../testing/TestServer";
import type { PageHandler } from "../types";
import { streamApp } from "./streamApp";

const Header = (): ReactNode => {
  throw new TypeError("secret detail of the header");
};

/** Renders a page whose frame throws: the error screen would stand in the same frame. */
const pages: PageHandler = {
  handle: async (request) => {
    await streamApp(
      <>
        <Header />
        <main>The error screen</main>
      </>,
      request.nonce,
      { onError: () => undefined },
    );
    throw new Error("a frame that throws gives no stream");
  },
  files: () => Promise.reject(new Error("no files are asked for")),
};

describe("a frame that throws on the server", () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await new TestServer().start({ pages });
  });

  afterEach(() => server.stop());

  it.each(["id", "en"])("leaves the last page, in the specification's words, on a site in %s", async (language) => {
    Object.assign(server.platform.sites.get("main.localhost")?.settings ?? {}, { language });
    const { statusCode, headers, body } = await server.get("/", { "x-request-id": "request-of-a-test" });
    expect([statusCode, headers["cache-control"]]).toEqual([500, "no-store"]);
    const [lang, page] = [language === "en" ? "" : ' lang="en"', body.replace(/\s+/g, " ")];
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(`<h1${lang}>An error occurred while showing the error page</h1>`);
    expect(page).toContain(
      `<p${lang}>Unfortunately an error occurred and while showing the error page another error occurred</p>`,
    );
    expect(page).toContain(`<a href="/"${lang}>Go back to home</a>`);
    expect(page).toMatch(/<details>.*<code>request-of-a-test<\/code>.*<\/details>/);
    expect(page).not.toMatch(/secret detail|The error screen/);
    expect(server.logLines).toContainEqual(
      expect.objectContaining({
        msg: "request failed",
        requestId: "request-of-a-test",
        err: expect.objectContaining({ message: "secret detail of the header" }),
      }),
    );
  });
});
