import { Skeleton } from "@serambi/kernel/ui";

import s from "./GallerySkeleton.module.css";

const PLACES = ["a", "b", "c", "d", "e", "f"];

/** The rows of pictures that are still coming. */
export const GallerySkeleton = () => (
  <div className={s.rows}>
    {PLACES.map((place) => (
      <Skeleton key={place} className={s.place} />
    ))}
  </div>
);
