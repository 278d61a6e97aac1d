import { describe, expect, it } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";

import { RemoteScopeProvider } from "../../remote";
import { Router, type Navigator } from "../../router";
import { fakeDeps } from "../../testing/fakeDeps";
import { fakeTenant } from "../../testing/fakeTenant";
import { ArrowLink } from "./ArrowLink";
import { ButtonLink } from "./ButtonLink";
import { FileLink } from "./FileLink";
import { TextLink } from "./TextLink";

const nowhere: Navigator = {
  createHref: (to) => (typeof to === "string" ? to : (to.pathname ?? "")),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

const draw = (to: string): string =>
  renderToStaticMarkup(
    <Router location="/" navigator={nowhere} static>
      <TextLink to={to}>Tautan</TextLink>
    </Router>,
  );

describe("links", () => {
  it("go through the router to a page of this site", () => {
    expect(draw("/Courses")).toContain('href="/Courses"');
    expect(draw("/Courses")).not.toContain("target");
  });

  it("keep their arrow on the line of the last word", () => {
    const html = renderToStaticMarkup(
      <Router location="/" navigator={nowhere} static>
        <ArrowLink to="/Courses">Semua kelas</ArrowLink>
      </Router>,
    );
    expect(html).toMatch(/Semua kelas<span aria-hidden="true">\u2060<\/span><svg/);
  });

  it("open another site in a new tab without opener or referrer", () => {
    for (const address of [
      "https://elsewhere.example/a",
      "//elsewhere.example",
      "/\\elsewhere.example",
      "/\t/elsewhere.example",
    ])
      expect(draw(address)).toMatch(/target="_blank" rel="noopener noreferrer"/);
  });

  it("stay plain for mail, telephone and places on this page", () => {
    for (const address of ["mailto:halo@contoh.example", "tel:+62274", "#isi"]) {
      expect(draw(address)).toContain(`href="${address}"`);
      expect(draw(address)).not.toContain("target");
    }
  });

  it("lead nowhere where the address would run a script or open a file", () => {
    for (const address of [
      "javascript:alert(1)",
      "JavaScript:alert(1)",
      "data:text/html,x",
      "file:///etc/passwd",
      "java\nscript:alert(1)",
      " \u0001javascript:alert(1)",
    ])
      expect(draw(address)).not.toContain("href");
  });

  it("keep their look when they are buttons", () => {
    const html = renderToStaticMarkup(
      <Router location="/" navigator={nowhere} static>
        <ButtonLink to="/a" variant="line" size="small" wide className="own">
          Daftar
        </ButtonLink>
      </Router>,
    );
    expect(html).toContain('class="button line small wide own"');
  });

  it("are words alone, and calls to go there are none, where a page of the tenant's data is not there", () => {
    const drawOnSite = (to: string): string =>
      renderToStaticMarkup(
        <RemoteScopeProvider
          scope={{
            tenant: fakeTenant({ settings: { routes: ["/Courses"] } }),
            language: "id",
            messages: {},
            deps: fakeDeps(),
            sessions: new Map(),
          }}
        >
          <TextLink to={to}>Kata</TextLink>
          <ButtonLink to={to}>Tombol</ButtonLink>
          <ArrowLink to={to}>Panah</ArrowLink>
        </RemoteScopeProvider>,
      );
    expect(drawOnSite("/Class")).toMatch(/^<a class="[^"]*">Kata<\/a>$/);
    expect(drawOnSite("/Courses").match(/href="\/Courses"/g)).toHaveLength(3);
  });

  it("ask for a document that is saved in the language of the page", () => {
    const scope = {
      tenant: fakeTenant({ settings: { routes: ["/Courses"] } }),
      language: "en",
      messages: {},
      deps: fakeDeps(),
      sessions: new Map(),
    } as const;
    const html = renderToStaticMarkup(
      <RemoteScopeProvider scope={scope}>
        <ButtonLink to="/Courses/report.pdf" download>
          PDF
        </ButtonLink>
        <FileLink to="/Courses/report.csv?year=2026">CSV</FileLink>
        <TextLink to="/Courses">Page</TextLink>
      </RemoteScopeProvider>,
    );
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual(["/Courses/report.pdf?lang=en", "/Courses/report.csv?year=2026&amp;lang=en", "/Courses"]);
  });
});
