import { createContext, type ReactNode } from "react";

import { kainAddress, type KainRequest } from "../../kain";

/** Gives the markup of a picture. It goes into the page as it is: whoever provides one escapes what it is given. */
export type KainPainter = (picture: KainRequest) => string;

const escapeAttribute = (text: string): string => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/** The browser's painter: an image that the server draws. `version` is that of the site's settings. */
export const kainImages =
  (version = ""): KainPainter =>
  (picture) =>
    `<img src="${escapeAttribute(kainAddress(picture, version))}" alt="" width="${Number(picture.width)}" height="${Number(picture.height)}" decoding="async">`;

export const KainContext = createContext<KainPainter>(kainImages());

/** Set once around the page: on the server a painter that draws, in the browser `kainImages(version)`. */
export const KainProvider = ({ paint, children }: { readonly paint: KainPainter; readonly children: ReactNode }) => (
  <KainContext value={paint}>{children}</KainContext>
);
