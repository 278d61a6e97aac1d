import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Tells with a form where the site is visited, for the link in the letter; empty without scripts. */
export const OriginField = () => {
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => "",
  );
  return <input type="hidden" name="origin" value={origin} />;
};
