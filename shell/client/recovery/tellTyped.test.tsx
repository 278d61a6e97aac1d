/** @jest-environment jest-fixed-jsdom */
import { expect, it } from "@jest/globals";
import { act, render } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";

import { tellTyped } from "./typedText";

const Form = () => {
  const [text, setText] = useState("");
  const [isChosen, choose] = useState(false);
  return (
    <main>
      <input aria-label="text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <input type="checkbox" checked={isChosen} onChange={(event) => choose(event.currentTarget.checked)} />
      <output>{`${text} ${String(isChosen)}`}</output>
    </main>
  );
};

const typedBeforeTakeover = (type: (fields: HTMLInputElement[]) => void): string | null => {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  const root = document.getElementById("root");
  if (!root) throw new Error("No root");
  type([...root.querySelectorAll("input")]);
  render(<Form />, { container: root, hydrate: true });
  act(tellTyped);
  return root.querySelector("output")?.textContent ?? null;
};

it("brings to the page what was typed and chosen before the page could hear", () => {
  const told = typedBeforeTakeover(([text, box]) => {
    if (text) text.value = "jaringan";
    if (box) box.checked = true;
  });
  expect(told).toBe("jaringan true");
});

it("says nothing of fields that nobody touched", () => {
  expect(typedBeforeTakeover(() => undefined)).toBe(" false");
});
