import { AppError } from "@serambi/kernel/errors";
import type { PageFixture, TenantOverrides } from "@serambi/kernel/testing";

import { clinic, PORTFOLIO, portfolioAnswers, sampleCase } from "./sampleCases";

export const portfolioRoutes = ["/", "/Portfolio", "/Portfolio/:type?/:title?"] as const;

const everything: TenantOverrides = { settings: { routes: [...portfolioRoutes] } };
const CASE = "/Portfolio/Corporate/galangan-yang-merekrut";
const CLINIC = "/Portfolio/Government/puskesmas-tanpa-antre";
const lost = { [PORTFOLIO]: new AppError("unavailable", "Down") };
const missing = { [PORTFOLIO]: new AppError("not-found", "No such setting") };

const page = (path: string, title: string, changes: Partial<PageFixture> = {}): PageFixture => ({
  page: "portfolio",
  path,
  title,
  answers: portfolioAnswers(),
  tenant: everything,
  ...changes,
});

const HOSTILE = `<p onclick="alert(1)" style="position:fixed">Teks<script>alert(1)</script></p><img src="x" onerror="alert(1)">
  <a href="https://jahat.example" onclick="alert(1)">tautan</a><iframe src="https://jahat.example"></iframe><h1>Judul</h1>
  <svg><script>alert(1)</script></svg><form action="/x"><input name="sandi"></form><table><tr><td>sel</table>`;

/** Every face of the pages of the work for clients. */
export const portfolioFixtures: readonly PageFixture[] = [
  page("/Portfolio", "all of the work: one leads, two stand below it, the rest is an index"),
  page("/Portfolio/Corporate", "the work for companies"),
  page("/portfolio/government", "the work for government, in small letters"),
  page("/Portfolio", "two cases, and nothing to ask for", {
    answers: portfolioAnswers({ cases: [sampleCase(), clinic], action: undefined }),
  }),
  page("/Portfolio/Government", "a kind of which there is none yet", {
    answers: portfolioAnswers({ cases: [sampleCase()] }),
  }),
  page("/Portfolio", "no work yet", { answers: portfolioAnswers({ cases: [] }) }),
  page("/Portfolio", "a site without pages for one case", {
    tenant: { settings: { routes: ["/", "/Portfolio"] } },
  }),
  page("/Portfolio", "a site that has written nothing", { answers: missing, outcome: "not-found" }),
  page("/Portfolio", "a list while the host is down", { answers: lost, outcome: "failed" }),
  page("/Portfolio/Sekolah", "a kind that there is not", { outcome: "not-found" }),
  page(CASE, "a case with groups, pictures, a film and a link"),
  page(CLINIC, "a case that goes on, without groups and pictures"),
  page(CASE, "the only case", { answers: portfolioAnswers({ cases: [sampleCase()], action: undefined }) }),
  page(CASE, "a text and addresses that mean harm", {
    answers: portfolioAnswers({
      cases: [
        sampleCase({
          title: `Judul" onmouseover="alert(1)`,
          summary: "</script><script>alert(1)</script>",
          clientName: "Klien dengan nama yang tidak berspasi".repeat(6).replaceAll(" ", ""),
          description: HOSTILE,
          cover: "data:image/svg+xml,<svg/>".replace(/\s/g, ""),
          images: [{ src: "//jahat.example/a.png", alt: "" }],
          projectLink: "https://jahat.example/%22%3E%3Cscript%3E",
        }),
      ],
    }),
  }),
  page("/Portfolio/Government/galangan-yang-merekrut", "a case under another kind", { outcome: "redirect" }),
  page("/Portfolio/galangan-yang-merekrut", "a case under no kind", { outcome: "redirect" }),
  page("/Portfolio/Corporate/tidak-ada", "a case that there is not", { outcome: "not-found" }),
  page(CASE, "a case while the host is down", { answers: lost, outcome: "failed" }),
];
