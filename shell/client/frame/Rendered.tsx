import { createContext, useContext } from "react";

/** Hears on the server which places were rendered to their end; the browser does not listen. */
export type RenderedListener = (place: string) => void;

export const RenderedContext = createContext<RenderedListener | null>(null);

/** Stands behind a place's content: it is reached only when that content did not throw. */
export const Rendered = ({ place }: { readonly place: string }) => {
  useContext(RenderedContext)?.(place);
  return null;
};
