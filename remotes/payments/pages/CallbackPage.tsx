import { Form, type PageProps } from "@serambi/kernel/remote";
import { useNavigate } from "@serambi/kernel/router";
import { Button, TextLink, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";

import { StatusCard } from "../components/StatusCard";
import { INVOICES_PATH } from "../contract/paths";
import type { CallbackStore } from "../stores/CallbackStore";
import { createCallbackStore } from "../stores/createCallbackStore";
import type { callbackLoader } from "./callback.server";
import s from "./StatusPage.module.css";

export const createStore = createCallbackStore;

/** `/CallbackPayment`: where the provider sends the payer back to. */
export const Page = observer(function CallbackPage({
  data,
  store,
  context: { t, path, form },
}: PageProps<typeof callbackLoader, CallbackStore>) {
  const navigate = useNavigate();
  const { goesTo, phase } = store;
  useEffect(() => {
    // What the provider wrote into the address is neither kept in the history nor sent on as a referrer.
    history.replaceState(history.state, "", path);
    return store.start();
  }, [store, path]);
  useEffect(() => {
    if (goesTo !== null) void navigate(goesTo, { replace: true });
  }, [goesTo, navigate]);
  const isUnknown = phase === "unknown";
  const isLost = phase === "lost" || form !== undefined;
  return (
    <Wrap className={s.page}>
      <StatusCard
        tone="wait"
        state={t.verifying}
        heading={t.verifyingHeading}
        text={isUnknown ? t.callbackUnknown : isLost ? t.callbackLost : t.callbackText}
        actions={
          <>
            {data.number !== null && !isUnknown && (
              <Form>
                <input type="hidden" name="invoice" value={data.number} />
                <Button type="submit" variant="line">
                  {t.callbackGo}
                </Button>
              </Form>
            )}
            <TextLink to={INVOICES_PATH}>{t.toInvoices}</TextLink>
          </>
        }
      />
    </Wrap>
  );
});
