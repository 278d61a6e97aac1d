/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer } from "@serambi/kernel/testing";
import { cleanup, render, screen } from "@testing-library/react";

import { PREMIUM_ROUTES } from "../../testing/learning/learningFixtures";
import { sampleCertificate } from "../../testing/learning/sampleLessons";
import { openPage } from "../../testing/openPage";

afterEach(cleanup);

const open = (certificate: unknown) =>
  openPage({
    address: "/Certificate/7kq2m4xd9pwt",
    answers: { "learning certificate": certificate },
    routes: PREMIUM_ROUTES,
  });

describe("the page of a certificate", () => {
  it("says who completed what, when, and under which code", async () => {
    const { http, show } = await open(answer(sampleCertificate));
    render(show());
    expect(http.calls).toEqual(["learning certificate?code=7kq2m4xd9pwt"]);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Laras Wiryodiharjo");
    expect(screen.getByText("7KQ2-M4XD-9PWT")).toBeTruthy();
    // 18.00 UTC on the 20th is the 21st in Jakarta.
    expect(screen.getByText("21 November 2026")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Python untuk Catatan Bengkel" }).getAttribute("href")).toBe(
      "/Courses/@Premium/python-bengkel",
    );
  });

  it("gives the certificate as a document and as a picture", async () => {
    const { show } = await open(answer(sampleCertificate));
    render(show());
    for (const [name, file] of [
      ["Unduh PDF", "certificate.pdf"],
      ["Unduh gambar", "certificate.png"],
    ] as const) {
      const link = screen.getByRole("link", { name });
      expect(link.getAttribute("href")).toBe(`/certificates/7KQ2-M4XD-9PWT/${file}`);
      // Fetched as a file: the router leaves it alone.
      expect(link.hasAttribute("download")).toBe(true);
    }
  });

  it("has one address, and is kept out of search engines", async () => {
    const { loaded } = await open(answer(sampleCertificate));
    expect(loaded.head).toMatchObject({
      title: "Sertifikat Laras Wiryodiharjo",
      canonicalPath: "/Certificate/7KQ2-M4XD-9PWT",
      image: "/certificates/7KQ2-M4XD-9PWT/card.png",
      isIndexed: false,
    });
  });

  it("is not found for a code that nobody was given", async () => {
    expect((await open(new AppError("not-found", "none"))).ending).toEqual({ kind: "not-found" });
  });
});
