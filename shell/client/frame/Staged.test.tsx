/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { Later } from "@serambi/kernel/remote";
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";

import { Staged } from "./Staged";

const Page = ({ isStaged }: { readonly isStaged: boolean }) => (
  <Staged isStaged={isStaged}>
    <h1>Go</h1>
    <Later>
      <p>Syllabus</p>
    </Later>
  </Staged>
);

describe("Staged", () => {
  afterEach(cleanup);

  it("shows what is on the first screen, keeps room below it, and brings the rest by itself", async () => {
    const { container } = render(<Page isStaged />);
    expect(screen.queryByText("Syllabus")).toBeNull();
    expect(container.querySelector("[data-later]")).not.toBeNull();
    const heading = screen.getByText("Go");
    await screen.findByText("Syllabus");
    expect(container.querySelector("[data-later]")).toBeNull();
    expect(screen.getByText("Go")).toBe(heading);
  });

  it("shows all of a page at once where it is not come to in steps, on the server too", () => {
    render(<Page isStaged={false} />);
    expect(screen.getByText("Syllabus")).toBeTruthy();
    expect(renderToString(<Page isStaged={false} />)).toContain("Syllabus");
  });
});
