import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's markup and while a browser takes it over, true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
