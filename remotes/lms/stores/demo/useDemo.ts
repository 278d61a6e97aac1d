import { useEffect, useState } from "react";

interface StartedDemo {
  readonly state: { readonly start: () => Promise<void> };
}

/** The store of a demonstration; what the tab has kept of it comes after the first paint. */
export const useDemo = <S extends StartedDemo>(make: () => S): S => {
  const [store] = useState(make);
  useEffect(() => void store.state.start(), [store]);
  return store;
};
