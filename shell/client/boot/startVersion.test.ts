/** @jest-environment jest-fixed-jsdom */
import { beforeEach, describe, expect, it } from "@jest/globals";

import { startVersion } from "./startVersion";

describe("startVersion", () => {
  beforeEach(() => localStorage.clear());

  const kept = () => Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]));

  it("clears all that another version of the application has kept in this browser", () => {
    startVersion("1.0.0");
    localStorage.setItem("lms_id", "7");
    localStorage.setItem("chat_history", "[]");
    startVersion("1.0.1");
    expect(kept()).toEqual({ app_version: "1.0.1" });
  });

  it("leaves what the same version has kept", () => {
    startVersion("1.0.0");
    localStorage.setItem("lms_id", "7");
    startVersion("1.0.0");
    expect(kept()).toEqual({ app_version: "1.0.0", lms_id: "7" });
  });

  it("clears nothing on a first visit", () => {
    localStorage.setItem("theme", "dark");
    startVersion("1.0.0");
    expect(kept()).toEqual({ app_version: "1.0.0", theme: "dark" });
  });
});
