import { createContext, type Context, type ReactNode } from "react";

/** Gives a text the name of its place in the page, where the page is to say it only once. */
export type TextPlaces = (html: string) => string | undefined;

const KEY = Symbol.for("serambi.texts.v1");
/** Where the realm keeps what every copy of this room shares. */
const realm = globalThis as { [KEY]?: Context<TextPlaces | null> }; // a symbol of our own: nobody else writes it

/** Shell and remotes each carry their own copy of this room: whichever comes first makes the context, the others find it. */
export const TextPlacesContext: Context<TextPlaces | null> = (realm[KEY] ??= createContext<TextPlaces | null>(null));

/** Set around a page on the server, which needs to know which texts stand in its markup. */
export const TextPlacesProvider = ({
  places,
  children,
}: {
  readonly places: TextPlaces;
  readonly children: ReactNode;
}) => <TextPlacesContext value={places}>{children}</TextPlacesContext>;
