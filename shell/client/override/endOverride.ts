import { keepTyped } from "../recovery/typedText";

/** Shows what is live again. */
export const endOverride = async (): Promise<void> => {
  await fetch("/__override/end", { method: "POST" });
  keepTyped();
  location.reload();
};
