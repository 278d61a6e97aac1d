import { useContext } from "react";

import type { KainRequest } from "../../kain";
import { cx } from "../cx";
import s from "./Kain.module.css";
import { KainContext } from "./KainContext";

export interface KainProps extends KainRequest {
  readonly className?: string | undefined;
}

/**
 * A picture drawn from a motif, a seed and the site's colours. Decorative: it says nothing that the text does not.
 * The server draws it into the page. The generator is not in the browser: there a picture that comes after the
 * first page is an address, and one that the server drew stays as it is (React leaves the inner HTML of a hydrated
 * element alone).
 */
export const Kain = ({ className, ...picture }: KainProps) => (
  <span
    className={cx(s.kain, className)}
    data-kain={picture.variant}
    aria-hidden="true"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: useContext(KainContext)(picture) }}
  />
);
