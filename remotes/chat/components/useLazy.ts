import { useEffect, useState } from "react";

/** Code that comes once what shows it is there; `lost` where it cannot be had. */
export const useLazy = <T extends object>(load: () => Promise<T>): T | "lost" | null => {
  const [loaded, setLoaded] = useState<T | "lost" | null>(null);
  useEffect(() => {
    load().then(setLoaded, () => setLoaded("lost"));
  }, [load]);
  return loaded;
};
