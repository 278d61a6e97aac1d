import { useDeps, useMessages, useReload, type SlotProps } from "@serambi/kernel/remote";
import { ButtonLink } from "@serambi/kernel/ui";
import { useEffect } from "react";

import { checkoutPath } from "../contract/paths";
import type { SlotMessages } from "../messages/slots.id";
import { watchAccess } from "../stores/AccessWatch";
import { listenForNews } from "../stores/listenForNews";
import type { checkoutSlot } from "./checkout.server";
import s from "./CheckoutButton.module.css";

/** Whether somebody is signed in: the session itself is nothing that a script can read (decisions, section 2). */
const hasSession = (): boolean => {
  try {
    return localStorage.getItem("access_token") === "cookie";
  } catch {
    return false;
  }
};

/** `payments.checkout-button.v1`: the way to buy a class; when it is bought in another tab, the page opens by itself. */
export const Slot = ({ props: { slug }, data: { isSold, hasAccess, pending } }: SlotProps<typeof checkoutSlot>) => {
  const t = useMessages<SlotMessages>();
  const deps = useDeps();
  const reload = useReload();
  const isWatching = isSold && !hasAccess;
  useEffect(() => {
    if (!isWatching || !hasSession()) return;
    return watchAccess({
      listen: listenForNews,
      onOpen: () => void reload(),
      isOpen: async () => {
        try {
          const { PaymentClient } = await import("../api/PaymentClient");
          return (await new PaymentClient(deps.http).offer(slug)).hasAccess;
        } catch {
          return false; // asked again in a while
        }
      },
    });
  }, [isWatching, slug, deps, reload]);
  if (!isWatching) return null;
  return (
    <div className={s.buy}>
      <ButtonLink to={pending?.payAt ?? checkoutPath(slug)} wide>
        {pending ? t.resume : t.buy}
      </ButtonLink>
      {pending && <p className={s.note}>{t.resumeText(pending.number)}</p>}
    </div>
  );
};
