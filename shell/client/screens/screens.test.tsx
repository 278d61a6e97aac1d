import { describe, expect, it } from "@jest/globals";
import { Router, type Navigator } from "@serambi/kernel/router";
import { fakeTenant } from "@serambi/kernel/testing";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { messages as en } from "../messages/en";
import { messages as id } from "../messages/id";
import { ErrorPageFailure } from "./ErrorPageFailure";
import { ErrorScreen } from "./ErrorScreen";
import { MaintenanceScreen } from "./MaintenanceScreen";
import { NotFoundScreen } from "./NotFoundScreen";
import { roomClass } from "./roomClass";
import { SlotGap } from "./SlotGap";
import { StaleNotice } from "./StaleNotice";

const nowhere: Navigator = {
  createHref: (to) => (typeof to === "string" ? to : (to.pathname ?? "")),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

const draw = (screen: ReactNode, path = "/"): string =>
  renderToStaticMarkup(
    <Router location={path} navigator={nowhere} static>
      {screen}
    </Router>,
  );

const ignore = (): void => undefined;
const site = fakeTenant();

describe("screens", () => {
  it("say in the specification's words that a page was not found, and lead home", () => {
    const html = draw(<NotFoundScreen tenant={site} t={id} />, "/kelas/tata%20boga");
    expect(html).toContain('<h1 class="title">Oops.. Maaf halaman tidak ditemukan</h1>');
    expect(html).toContain("This page could not be found");
    expect(html).toContain("<code>/kelas/tata boga</code>");
    expect(html).toMatch(/href="\/"[^>]*>Kembali ke halaman utama</);
  });

  it("say 404 once for the ear where the number is a picture, and add what the site says of it", () => {
    const said = fakeTenant({ settings: { voice: { "shell.not-found": "Kartunya ada, bukunya tidak." } } });
    const html = draw(
      <NotFoundScreen tenant={said} look={{ form: "figure", figure: "ꦲꦶꦭꦁ", figureLanguage: "jv-Java" }} t={id} />,
    );
    expect(html.match(/404/g)).toHaveLength(1);
    expect(html).toContain('<span aria-hidden="true" lang="jv-Java">ꦲꦶꦭꦁ</span>');
    expect(html).toContain("Kartunya ada, bukunya tidak.");
  });

  it("show an address that is no valid encoding as it came, and cut a long one", () => {
    expect(draw(<NotFoundScreen tenant={site} t={id} />, "/%E0%A4%A")).toContain("<code>/%E0%A4%A</code>");
    expect(draw(<NotFoundScreen tenant={site} t={id} />, `/${"a".repeat(5000)}`).length).toBeLessThan(3000);
  });

  it("say in the specification's words that something went wrong, with the detail that was given", () => {
    const html = draw(
      <ErrorScreen
        t={id}
        status={502}
        message="Failed fetch detail Class: <502>"
        onRetry={ignore}
        address={{ pathname: "/Courses", search: "?level=X&level=%22XI%22" }}
      />,
    );
    expect(html).toContain("Opps.. Maaf terjadi kesalahan pada website");
    expect(html).toContain("Failed fetch detail Class: &lt;502&gt;");
    expect(html).toMatch(/href="\/"[^>]*>Kembali ke halaman utama</);
    expect(html).toContain("<button");
  });

  it("ask for the same address again where no script runs", () => {
    const html = draw(
      <ErrorScreen t={id} onRetry={ignore} address={{ pathname: "/Courses", search: "?level=X&level=%22XI%22" }} />,
    );
    expect(html).toMatch(/<form action="\/Courses">.*<button[^>]*type="submit"[^>]*>/);
    const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
    expect(fields.map(([, name, value]) => [name, value])).toEqual([
      ["level", "X"],
      ["level", "&quot;XI&quot;"],
    ]);
  });

  it("offer neither detail nor retry where there is none", () => {
    const html = draw(<ErrorScreen t={id} />);
    expect(html).not.toMatch(/<details|<button/);
  });

  it("show the dark logo while the whole site is being worked on", () => {
    const tenant = fakeTenant({ settings: { logoDark: "/logo-dark.svg", logoLight: "/logo-light.svg" } });
    const html = draw(<MaintenanceScreen tenant={tenant} t={id} />);
    expect(html).toContain("Website Sedang Dalam Perbaikan");
    expect(html).toContain("Seperti halnya manusia, kami bertumbuh untuk menjadi lebih baik!");
    expect(html).toContain('src="/logo-dark.svg"');
    expect(html).not.toContain("logo-light");
  });

  it("say in the specification's words, on every site, that the error page failed too", () => {
    for (const t of [id, en]) {
      const html = draw(<ErrorPageFailure t={t} error={new TypeError("no <header>")} />);
      expect(html).toContain('lang="en">An error occurred while showing the error page</h1>');
      expect(html).toContain(
        'lang="en">Unfortunately an error occurred and while showing the error page another error occurred</p>',
      );
      expect(html).toMatch(/href="\/"[^>]*>Go back to home</);
      expect(html).toContain("no &lt;header&gt;");
      expect(html.match(/<h1/g)).toHaveLength(1);
    }
  });

  it("have one h1 each and no style attributes, in both languages", () => {
    for (const t of [id, en]) {
      const maintenance = draw(<MaintenanceScreen t={t} tenant={fakeTenant()} />);
      for (const html of [
        draw(<NotFoundScreen tenant={site} t={t} />),
        draw(<ErrorScreen t={t} message="x" />),
        maintenance,
      ]) {
        expect(html.match(/<h1/g)).toHaveLength(1);
        expect(html).not.toContain(" style=");
      }
    }
  });

  it("announce that something is missing or stale", () => {
    expect(draw(<SlotGap label="Hilang" minHeightRem={10} />)).toContain('role="status"');
    expect(draw(<StaleNotice t={id} />)).toContain('role="status"');
  });
});

describe("roomClass", () => {
  it("keeps at least the room that was asked for, up to the largest there is", () => {
    expect(roomClass(0)).toBeUndefined();
    expect(roomClass(4)).toBe("room4");
    expect(roomClass(4.5)).toBe("room8");
    expect(roomClass(33)).toBe("room40");
    expect(roomClass(1000)).toBe("room64");
  });
});
