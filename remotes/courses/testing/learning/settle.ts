import { act } from "@testing-library/react";

/** Shows something, and waits until what it asks of the browser has been answered. */
export const settle = async <T>(show: () => T): Promise<T> => {
  let shown: { readonly value: T } | undefined;
  await act(async () => {
    shown = { value: show() };
    await new Promise((resolve) => setTimeout(resolve));
  });
  if (!shown) throw new Error("Nothing was shown");
  return shown.value;
};
