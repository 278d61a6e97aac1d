/** @jest-environment jest-fixed-jsdom */
import { afterEach, expect, it } from "@jest/globals";
import { act, render } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";

import { slotContentId } from "../boot/pageState";
import { PAGE_PLACE } from "../frame/PageOutlet";
import { EarlyUse } from "./EarlyUse";

const SLOT = "talk";

const Form = () => {
  const [text, setText] = useState("");
  const [isChosen, choose] = useState(false);
  const [count, setCount] = useState(0);
  return (
    <>
      <input aria-label="text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <input type="checkbox" checked={isChosen} onChange={(event) => choose(event.currentTarget.checked)} />
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        more
      </button>
      <output>{`${text} ${String(isChosen)} ${count}`}</output>
    </>
  );
};

let opened: EarlyUse;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

/** A page with a form of its own and one in a slot, as the server sent it. */
const arrive = () => {
  const form = renderToString(<Form />);
  document.body.innerHTML = `<main><div id="page">${form}</div><div id="${slotContentId(SLOT)}">${form}</div></main>`;
  opened = new EarlyUse();
  const part = (id: string) => document.getElementById(id) ?? document.body;
  return { page: part("page"), slot: part(slotContentId(SLOT)) };
};

const use = (root: Element): void => {
  const [text, box] = root.querySelectorAll("input");
  if (text) text.value = "jaringan";
  box?.click();
  root.querySelector("button")?.click();
};

const takeOver = async (root: Element, place: string): Promise<string | null> => {
  render(<Form />, { container: root, hydrate: true });
  act(() => opened.hear(place));
  await settle();
  return root.querySelector("output")?.textContent ?? null;
};

afterEach(settle);

it("tells the page of what was typed and pressed before it could hear", async () => {
  const { page } = arrive();
  const button = page.querySelector("button");
  use(page);
  opened.listen(button ? [button] : []);
  expect(await takeOver(page, PAGE_PLACE)).toBe("jaringan true 1");
});

it("tells a slot of what was typed and pressed after the page was taken over, once", async () => {
  const { page, slot } = arrive();
  opened.listen([]);
  expect(await takeOver(page, PAGE_PLACE)).toBe(" false 0");
  use(slot);
  await settle();
  expect(await takeOver(slot, SLOT)).toBe("jaringan true 1");
  act(() => slot.querySelector("button")?.click());
  act(() => opened.hear(SLOT));
  await settle();
  expect(slot.querySelector("output")?.textContent).toBe("jaringan true 2");
});

it("says nothing of fields and buttons that nobody touched", async () => {
  const { slot } = arrive();
  opened.listen([]);
  expect(await takeOver(slot, SLOT)).toBe(" false 0");
});
