/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { CodeAttendantHost } from "@serambi/kernel/remote";
import { useState } from "react";

import { CodeTools } from "./CodeTools";

afterEach(cleanup);

const TEXTS = { copy: "Salin", copied: "Tersalin", failed: "Tidak tersalin" };
const PYTHON = 'print("<b>")';
const HTML =
  `<div data-code="python"><div><span>python</span></div><pre><code>print("&lt;b&gt;")</code></pre></div>` +
  `<div data-code=""><div></div><pre>apa adanya</pre></div><div data-code="x"></div>`;

const Text = () => {
  const [text, setText] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setText} data-testid="text" dangerouslySetInnerHTML={{ __html: HTML }} />
      {text && <CodeTools text={text} texts={TEXTS} />}
    </>
  );
};

/** What a page is allowed to copy, or that it is not. */
const allowCopying = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });

describe("CodeTools", () => {
  it("puts a button into the bar of each code, and copies what the code says, and says so", async () => {
    const copied: string[] = [];
    allowCopying(async (text) => void copied.push(text));
    render(<Text />);
    const buttons = screen.getAllByRole("button", { name: "Salin" });
    expect(buttons.map((button) => button.parentElement?.parentElement?.dataset["code"])).toEqual(["python", ""]);
    for (const button of buttons) fireEvent.click(button);
    expect(await screen.findAllByRole("button", { name: "Tersalin" })).toHaveLength(2);
    expect(copied).toEqual([PYTHON, "apa adanya"]);
  });

  it("says where a page may not copy", async () => {
    allowCopying(() => Promise.reject(new DOMException("no", "NotAllowedError")));
    render(<Text />);
    const [button] = screen.getAllByRole("button", { name: "Salin" });
    if (button) fireEvent.click(button);
    expect(
      within(await screen.findByRole("button", { name: "Tidak tersalin" })).getByText("Tidak tersalin"),
    ).toBeTruthy();
  });

  it("marks the words of a language that is known, and changes none of them", async () => {
    render(<Text />);
    const [python, plain] = screen.getByTestId("text").querySelectorAll("pre");
    await waitFor(() => expect(python?.querySelector(".hljs-string")?.textContent).toBe('"<b>"'));
    expect(python?.textContent).toBe(PYTHON);
    expect(plain?.innerHTML).toBe("apa adanya");
  });
});

describe("code that somebody attends to", () => {
  it("has their button, which opens below the block what they show, and takes it away again", async () => {
    const attendant = {
      languages: ["python"],
      label: "Jalankan",
      show: ({ language, code }: { readonly language: string; readonly code: string }) => `${language}: ${code}`,
    };
    render(
      <CodeAttendantHost attendant={attendant}>
        <Text />
      </CodeAttendantHost>,
    );
    const buttons = screen.getAllByRole("button", { name: "Jalankan" });
    expect(buttons.map((button) => button.parentElement?.parentElement?.dataset["code"])).toEqual(["python"]);
    const opened = () => screen.getByTestId("text").querySelector("[data-code=python] + [data-attended]")?.textContent;
    const [button] = buttons;
    if (!button) throw new Error("No button");
    fireEvent.click(button);
    await waitFor(() => expect(opened()).toBe(`python: ${PYTHON}`));
    fireEvent.click(button);
    await waitFor(() => expect(opened()).toBeUndefined());
  });
});
