import { useMessages, useTenant } from "@serambi/kernel/remote";

import type { Messages } from "../../messages/id";
import s from "./GalleryTop.module.css";

/** How the gallery begins: what it is, and whose. */
export const GalleryTop = () => {
  const t = useMessages<Messages>();
  const { settings } = useTenant();
  return (
    <header className={s.top}>
      <h1 className={s.heading}>{t["gallery.title"]}</h1>
      <p className={s.lede}>{t["gallery.lede"](settings.title)}</p>
    </header>
  );
};
