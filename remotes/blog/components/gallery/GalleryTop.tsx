import { useMessages, useTenant } from "@serambi/kernel/remote";

import type { Messages } from "../../messages/id";
import { ListTop } from "../lists/ListTop";

/** How the gallery begins: what it is, and whose. */
export const GalleryTop = () => {
  const t = useMessages<Messages>();
  const { settings } = useTenant();
  return <ListTop heading={t["gallery.title"]} lede={t["gallery.lede"](settings.title)} />;
};
