import { createContext, useContext, useEffect } from "react";

/** Told the name of a place. */
export type PlaceListener = (place: string) => void;

/** Hears on the server which places were rendered to their end. */
export const RenderedContext = createContext<PlaceListener | null>(null);

/** Hears in the browser which places are React's now: from then on their events are heard. */
export const TakenOverContext = createContext<PlaceListener | null>(null);

/** Stands behind a place's content: it is reached only when that content did not throw. */
export const Rendered = ({ place }: { readonly place: string }) => {
  useContext(RenderedContext)?.(place);
  const onTakenOver = useContext(TakenOverContext);
  useEffect(() => onTakenOver?.(place), [onTakenOver, place]);
  return null;
};
