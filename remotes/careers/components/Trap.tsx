import { useMessages } from "@serambi/kernel/remote";

import type { SharedMessages } from "../messages/shared.id";
import s from "./Trap.module.css";

/** A field that nobody sees or reaches: what fills it in is no person. */
export const Trap = () => {
  const t = useMessages<SharedMessages>();
  return (
    <label className={s.trap} aria-hidden="true">
      {t.trap}
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  );
};
