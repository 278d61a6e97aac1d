import { useEffect, useState } from "react";

interface Later<T> {
  readonly code: T | null;
  /** True once its loading has failed. */
  readonly isLost: boolean;
}

/** Code that comes once a page has been taken over, or when it is wanted. */
export const useLater = <T extends object>(load: () => Promise<T>, isWanted = true): Later<T> => {
  const [later, setLater] = useState<Later<T>>({ code: null, isLost: false });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    load().then(
      (code) => !isOver && setLater({ code, isLost: false }),
      () => !isOver && setLater({ code: null, isLost: true }),
    );
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is loaded is the same at each rendering
  }, [isWanted]);
  return later;
};
