/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { action, observable } from "@serambi/kernel/state";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";

import type { BuildStatus } from "./BuildFeed";
import { messages as en } from "./messages/en";
import { messages as id } from "./messages/id";
import { OverrideBadge } from "./OverrideBadge";

const local = {
  remote: "courses",
  address: "http://127.0.0.1:4300/secret",
  until: new Date(2026, 10, 22, 14, 5).toISOString(),
  hidden: [],
};

afterEach(cleanup);

describe("the badge of a local build", () => {
  it.each([
    ["id", id, "Versi lokal courses sampai 14.05"],
    ["en", en, "Local build courses until 14:05"],
  ] as const)("says in %s what is not live, until when, and how it fares", (language, t, name) => {
    const feed = observable<{ status: BuildStatus; problem: string }>({ status: "shown", problem: "" });
    render(<OverrideBadge local={local} feed={feed} language={language} t={t} onEnd={() => Promise.resolve()} />);
    expect(screen.getByRole("region", { name })).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe(t.status.shown);
    act(action(() => void (feed.status = "failed")));
    expect(screen.getByRole("status").textContent).toBe(t.status.failed);
    expect(screen.queryByRole("alert")).toBeNull();
    act(action(() => void (feed.problem = "loader: a typing error")));
    expect(screen.getByRole("alert").textContent).toBe(`${t.loaderFailed} loader: a typing error`);
  });

  it("ends it once, and again where that did not work", async () => {
    let ended = 0;
    let refuse = (): void => undefined;
    const onEnd = (): Promise<void> => {
      ended += 1;
      return new Promise((_, reject) => (refuse = () => reject(new Error("offline"))));
    };
    render(<OverrideBadge local={local} feed={{ status: "shown", problem: "" }} language="en" t={en} onEnd={onEnd} />);
    const button = screen.getByRole("button", { name: en.end });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(ended).toBe(1);
    await act(async () => refuse());
    fireEvent.click(button);
    expect(ended).toBe(2);
  });
});
