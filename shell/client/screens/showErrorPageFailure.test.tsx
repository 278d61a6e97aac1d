/** @jest-environment jest-fixed-jsdom */
import { describe, expect, it } from "@jest/globals";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

import { messages } from "../messages/id";
import { showErrorPageFailure } from "./showErrorPageFailure";

const Thrower = (): ReactNode => {
  throw new Error("the header is broken");
};

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve));
};

describe("showErrorPageFailure", () => {
  it("takes the place of a tree that threw outside every boundary, and of nothing once it threw itself", async () => {
    const place = document.createElement("div");
    const errors: unknown[] = [];
    const root = createRoot(place, {
      onUncaughtError: (error) => {
        errors.push(error);
        showErrorPageFailure(root, messages, error);
      },
    });
    root.render(<Thrower />);
    await until(() => place.querySelector("h1") !== null);
    expect(place.querySelector("h1")?.textContent).toBe("An error occurred while showing the error page");
    expect(place.textContent).toContain("the header is broken");
    expect(place.querySelector("a")?.getAttribute("href")).toBe("/");

    root.render(<Thrower />);
    await until(() => errors.length === 2);
    expect(place.textContent).toBe("");
  });
});
