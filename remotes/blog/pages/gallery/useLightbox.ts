import { useCallback, useEffect, useState, type ComponentType } from "react";

import type { LightboxProps } from "../../components/gallery/Lightbox";

const loadLightbox = () => import("../../components/gallery/Lightbox");

/**
 * What opens pictures, which comes when the first one is opened.
 * @returns it once it is there; whether it could not be had; and what fetches it ahead
 */
export const useLightbox = (isWanted: boolean) => {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    if (!isWanted || Lightbox) return;
    let isHere = true;
    loadLightbox().then(
      ({ Lightbox: Arrived }) => {
        if (!isHere) return;
        setLightbox(() => Arrived);
        setLost(false);
      },
      () => isHere && setLost(true),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted, Lightbox]);

  // Whoever opens one asks again, and hears why it cannot be had.
  const prepare = useCallback(() => void loadLightbox().catch(() => undefined), []);
  return { Lightbox, isLost, prepare };
};
