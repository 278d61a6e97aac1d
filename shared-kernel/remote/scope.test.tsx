import { describe, expect, it, jest } from "@jest/globals";
import { renderToString } from "react-dom/server";

import { fakeDeps } from "../testing/fakeDeps";
import { fakeTenant } from "../testing/fakeTenant";
import { RemoteScopeProvider, useLanguage, useMessages, useTenant, type RemoteScope } from "./scope";
import { Slot, SlotHost } from "./Slot";

const Words = () => {
  const { greeting } = useMessages<{ readonly greeting: string }>();
  return `${greeting} ${useTenant().key} ${useLanguage()}`;
};

const scope = (key: string, greeting: string): RemoteScope => ({
  tenant: fakeTenant({ key }),
  deps: fakeDeps(),
  sessions: new Map(),
  language: "id",
  messages: { greeting },
});

describe("a remote's scope", () => {
  it("gives each remote on a page its own texts", () => {
    const html = renderToString(
      <RemoteScopeProvider scope={scope("satu", "Halo")}>
        <Words />;
        <RemoteScopeProvider scope={scope("dua", "Selamat pagi")}>
          <Words />
        </RemoteScopeProvider>
      </RemoteScopeProvider>,
    );
    expect(html.replaceAll("<!-- -->", "")).toBe("Halo satu id;Selamat pagi dua id");
  });

  it("is missed loudly outside a page or slot", () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    expect(() => renderToString(<Words />)).toThrow("useScope outside a page or slot");
  });
});

describe("Slot", () => {
  it("shows what the page has instead where there is no such slot", () => {
    const html = (render: (id: string) => string | null) =>
      renderToString(
        <SlotHost render={render}>
          <Slot id="studio" fallback="kode awal" />
        </SlotHost>,
      );
    expect([html(() => null), html((id) => id)]).toEqual(["kode awal", "studio"]);
  });

  it("shows what the host has for its id", () => {
    const html = renderToString(
      <SlotHost render={(id) => <b>{id}</b>}>
        <Slot id="home-1" />
      </SlotHost>,
    );
    expect(html).toBe("<b>home-1</b>");
  });

  it("shows nothing without a host", () => {
    expect(renderToString(<Slot id="home-1" />)).toBe("");
  });
});
