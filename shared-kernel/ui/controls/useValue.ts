import { useState } from "react";

/** A value that its owner holds, or, where nobody does, the component itself. */
export const useValue = <T>(
  owned: T | undefined,
  first: T,
  onValueChange: ((value: T) => void) | undefined,
): readonly [T, (value: T) => void] => {
  const [own, setOwn] = useState(first);
  const set = (value: T) => {
    setOwn(() => value);
    onValueChange?.(value);
  };
  return [owned === undefined ? own : owned, set];
};
