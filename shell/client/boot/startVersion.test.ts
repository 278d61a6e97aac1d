/** @jest-environment jest-fixed-jsdom */
import { beforeEach, describe, expect, it } from "@jest/globals";

import { startVersion } from "./startVersion";

describe("startVersion", () => {
  beforeEach(() => localStorage.clear());

  const kept = () => Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]));

  it("clears all that another version of the application has kept in this browser", () => {
    startVersion("1.0.0", "7");
    localStorage.setItem("chat_history", "[]");
    startVersion("1.0.1", "7");
    expect(kept()).toEqual({ app_version: "1.0.1", lms_id: "7" });
  });

  it("leaves what the same version has kept", () => {
    startVersion("1.0.0", "7");
    localStorage.setItem("chat_history", "[]");
    startVersion("1.0.0", "7");
    expect(kept()).toEqual({ app_version: "1.0.0", lms_id: "7", chat_history: "[]" });
  });

  it("clears nothing on a first visit", () => {
    localStorage.setItem("theme", "dark");
    startVersion("1.0.0", "7");
    expect(kept()).toEqual({ app_version: "1.0.0", lms_id: "7", theme: "dark" });
  });

  it("keeps the lms id of the tenant that this host has now", () => {
    startVersion("1.0.0", "7");
    startVersion("1.0.0", "8");
    expect(localStorage.getItem("lms_id")).toBe("8");
  });
});
