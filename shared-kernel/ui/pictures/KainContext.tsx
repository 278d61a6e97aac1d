import { createContext, type Context, type ReactNode } from "react";

import { kainAddress, type KainRequest } from "../../kain";

/** Gives the markup of a picture. It goes into the page as it is: whoever provides one escapes what it is given. */
export type KainPainter = (picture: KainRequest) => string;

const attribute = (value: string | number): string =>
  `"${`${value}`.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;")}"`;

/** The browser's painter: an image that the server draws. `version` is that of the site's settings. */
export const kainImages =
  (version = ""): KainPainter =>
  (picture) =>
    `<img src=${attribute(kainAddress(picture, version))} alt="" width=${attribute(picture.width)} height=${attribute(picture.height)} decoding="async">`;

const KEY = Symbol.for("serambi.kain.v1");
/** Where the realm keeps what every copy of this room shares. */
const realm = globalThis as { [KEY]?: Context<KainPainter> }; // a symbol of our own: nobody else writes it

/**
 * The page's painter. Shell and remotes each carry their own copy of this room, and their pictures stand in one page:
 * whichever copy comes first makes the context, the others find it.
 */
export const KainContext: Context<KainPainter> = (realm[KEY] ??= createContext<KainPainter>(kainImages()));

/** Set once around the page: on the server a painter that draws, in the browser `kainImages(version)`. */
export const KainProvider = ({ paint, children }: { readonly paint: KainPainter; readonly children: ReactNode }) => (
  <KainContext value={paint}>{children}</KainContext>
);
