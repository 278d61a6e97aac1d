/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { Later } from "@serambi/kernel/remote";
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";

import { Staged } from "./Staged";

const Page = ({ isStaged }: { readonly isStaged: boolean }) => (
  <Staged isStaged={isStaged}>
    <h1>Go</h1>
    <Later soon>
      <p>Free</p>
    </Later>
    <Later>
      <p>Syllabus</p>
    </Later>
  </Staged>
);

describe("Staged", () => {
  afterEach(cleanup);

  it("shows the heading, keeps room below it, and brings the rest by itself: what is on the first screen before all else", async () => {
    const { container } = render(<Page isStaged />);
    expect([screen.queryByText("Free"), screen.queryByText("Syllabus")]).toEqual([null, null]);
    expect(container.querySelectorAll("[data-later]")).toHaveLength(1);
    const heading = screen.getByText("Go");
    const steps: string[] = [];
    const observer = new MutationObserver(() => steps.push(container.textContent));
    observer.observe(container, { childList: true, subtree: true });
    // A busy machine draws few frames a second.
    await screen.findByText("Syllabus", undefined, { timeout: 10_000 });
    observer.disconnect();
    expect(steps[0]).toBe("GoFree");
    expect(container.querySelector("[data-later]")).toBeNull();
    expect(screen.getByText("Go")).toBe(heading);
  });

  it("shows all of a page at once where it is not come to in steps, on the server too", () => {
    render(<Page isStaged={false} />);
    expect(screen.getByText("Free")).toBeTruthy();
    expect(screen.getByText("Syllabus")).toBeTruthy();
    expect(renderToString(<Page isStaged={false} />)).toContain("Syllabus");
  });
});
