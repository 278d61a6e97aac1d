/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";

import { Consent } from "./Consent";
import { readConsent } from "./consentCookie";
import { ConsentNotice } from "./ConsentNotice";
import { messages as en } from "./messages/en";
import { messages as t } from "./messages/id";

let changes: boolean[];

/** jsdom has no layout to observe. */
class NoResizeObserver {
  observe = (): void => undefined;
  disconnect = (): void => undefined;
}

const start = (isUnwilling = false, policyHref: string | null = null): Consent => {
  const consent = new Consent({ isUnwilling, onChange: (isGranted) => changes.push(isGranted) });
  render(
    <>
      <button type="button" onClick={({ currentTarget }) => consent.open(currentTarget)}>
        Pilihan privasi
      </button>
      <ConsentNotice consent={consent} t={t} policyHref={policyHref} />
    </>,
  );
  act(consent.start);
  return consent;
};
const notice = () => screen.findByRole("region", { name: t.title });
const press = (name: string): void => void fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  changes = [];
  document.cookie = "consent=; Max-Age=0; Path=/";
  Object.assign(window, { ResizeObserver: NoResizeObserver });
});
afterEach(cleanup);

describe("the question whether a visitor may be measured", () => {
  it("is asked who has not answered, without taking the focus, and measures nobody meanwhile", async () => {
    start();
    expect(await notice()).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
    expect(changes).toEqual([false]);
  });

  it.each([
    [t.grant, "granted", true],
    [t.deny, "denied", false],
  ])("keeps the answer %s and is not asked again", async (answer, kept, isGranted) => {
    start();
    await notice();
    press(answer);
    expect(screen.queryByRole("region")).toBeNull();
    expect(readConsent()).toBe(kept);
    expect(changes.at(-1)).toBe(isGranted);
    cleanup();
    start();
    expect(screen.queryByRole("region")).toBeNull();
    expect(changes.at(-1)).toBe(isGranted);
  });

  it("offers both answers in the same look, the refusal first", async () => {
    start();
    await notice();
    const answers = screen.getAllByRole("button").slice(1);
    expect(answers.map(({ textContent }) => textContent)).toEqual([t.deny, t.grant]);
    expect(new Set(answers.map(({ className }) => className)).size).toBe(1);
  });

  it("can be opened again: says what was chosen, takes the focus, and gives it back", async () => {
    start();
    await notice();
    press(t.grant);
    press("Pilihan privasi");
    expect((await notice()).textContent).toContain(t.granted);
    expect(document.activeElement).toBe(await notice());
    press(t.deny);
    expect(document.activeElement?.textContent).toBe("Pilihan privasi");
    expect(changes.at(-1)).toBe(false);
  });

  it("hears what was chosen in another tab", () => {
    document.cookie = "consent=granted; Path=/";
    const consent = start();
    document.cookie = "consent=denied; Path=/";
    act(consent.refresh);
    expect(changes).toEqual([true, false]);
  });

  it("is never asked of a visitor whose browser has said no, whatever they once chose", async () => {
    document.cookie = "consent=granted; Path=/";
    start(true);
    expect(screen.queryByRole("region")).toBeNull();
    expect(changes).toEqual([false]);
    press("Pilihan privasi");
    expect((await notice()).textContent).toContain(t.unwilling);
    expect(screen.queryByRole("button", { name: t.grant })).toBeNull();
    press(t.close);
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("leads to the site's page on privacy where there is one", async () => {
    start(false, "/Privacy-Policy");
    await notice();
    expect(screen.getByRole("link", { name: t.policy }).getAttribute("href")).toBe("/Privacy-Policy");
  });

  it("has the same texts in both languages, none of them empty", () => {
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(t).toSorted());
    for (const text of [...Object.values(en), ...Object.values(t)]) expect(text.trim()).not.toBe("");
  });
});
