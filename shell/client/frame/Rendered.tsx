import { createContext, useContext, useEffect } from "react";

/** Told the name of a place. */
export type PlaceListener = (place: string) => void;

/** Callbacks by which the server hears which place it renders. */
export interface PlaceWatch {
  /** From here on it is the place's code that runs, until it is rendered or another one within it begins. */
  readonly onBegun: PlaceListener;
  /** To its end. */
  readonly onRendered: PlaceListener;
}

export const PlaceWatchContext = createContext<PlaceWatch | null>(null);

/** Hears in the browser which places are React's now: from then on their events are heard. */
export const TakenOverContext = createContext<PlaceListener | null>(null);

/** Stands before a place's content. */
export const Begun = ({ place }: { readonly place: string }) => {
  useContext(PlaceWatchContext)?.onBegun(place);
  return null;
};

/** Stands behind a place's content: it is reached only when that content did not throw. */
export const Rendered = ({ place }: { readonly place: string }) => {
  useContext(PlaceWatchContext)?.onRendered(place);
  const onTakenOver = useContext(TakenOverContext);
  useEffect(() => onTakenOver?.(place), [onTakenOver, place]);
  return null;
};
