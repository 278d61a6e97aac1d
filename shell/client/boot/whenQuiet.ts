import { whenIdle } from "@serambi/kernel/ui";

/** Once the page has loaded and the browser has nothing better to do: for what no visitor waits for. */
export const whenQuiet = async (): Promise<void> => {
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  await new Promise<void>((resolve) => whenIdle(resolve));
};
