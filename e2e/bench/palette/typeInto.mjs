/**
 * Runs in the page. Types texts letter by letter into the palette's field and times each letter: until what was found stands
 * in the document, and until it is laid out.
 */
export const typeInto = async (texts) => {
  const field = document.querySelector("dialog[open] input[role=combobox]");
  const list = document.querySelector("dialog[open] [role=listbox]");
  // Past React, which takes a value that it has written itself for none.
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  const times = [];
  const type = async (text) => {
    const begin = performance.now();
    value.set.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await Promise.resolve();
    const placed = performance.now() - begin;
    list.getBoundingClientRect();
    const laidOut = performance.now() - begin;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return { placed, laidOut, options: list.querySelectorAll("[role=option]").length };
  };
  for (const text of texts)
    for (let length = 1; length <= text.length; length += 1) times.push(await type(text.slice(0, length)));
  await type("");
  return times;
};
