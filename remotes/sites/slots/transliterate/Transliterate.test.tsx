/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";

import { scriptHome } from "../../testing/fixtures/aksara";
import { fixtureOf, renderSection } from "../../testing/renderSection";

afterEach(cleanup);

describe("the line that turns Latin letters into Javanese ones", () => {
  it("writes and names what is typed, and says what the example means only while it stands there", async () => {
    render(await renderSection(fixtureOf(scriptHome, "sites.transliterate.v1")));
    const written = () => screen.getByRole("status", { name: "Dalam aksara Jawa" }).textContent;
    const names = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(written()).toBe("ꦱꦶꦤꦲꦸ");
    expect(names()).toEqual(["ꦱꦶsa + wulusi", "ꦤnana", "ꦲꦸha + sukuu"]);
    expect(screen.queryByText("Artinya belajar.")).not.toBeNull();
    fireEvent.change(screen.getByRole("textbox", { name: "Kata" }), { target: { value: "aksara" } });
    expect(written()).toBe("ꦲꦏ꧀ꦱꦫ");
    expect(names()).toHaveLength(4);
    expect(screen.queryByText("Artinya belajar.")).toBeNull();
  });
});
