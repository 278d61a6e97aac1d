import type { PageProps } from "@serambi/kernel/remote";
import { useNavigate } from "@serambi/kernel/router";
import { Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";

import { PaidCard } from "../components/PaidCard";
import { WaitingCard } from "../components/WaitingCard";
import { isFailed, isPaid } from "../contract/isDecided";
import { ERROR_PATH, statusPath, SUCCESS_PATH } from "../contract/paths";
import { createStatusStore } from "../stores/createStatusStore";
import type { StatusStore } from "../stores/StatusStore";
import type { statusSuccessLoader } from "./statusSuccess.server";
import s from "./StatusPage.module.css";

export const createStore = createStatusStore;

/** `/Payment-Status/Success`: follows a payment through verifying, pending and paid. */
export const Page = observer(function SuccessPage({ data, store }: PageProps<typeof statusSuccessLoader, StatusStore>) {
  const navigate = useNavigate();
  useEffect(() => store.start(), [store]);
  const invoice = store.invoice ?? data.invoice;
  const hasFailed = isFailed(invoice);
  const { number } = invoice;
  useEffect(() => {
    if (hasFailed) void navigate(statusPath(ERROR_PATH, number), { replace: true });
  }, [hasFailed, navigate, number]);
  const { payAt } = invoice;
  useEffect(() => {
    if (!data.isGoing || payAt === null) return;
    // Whoever comes back by the browser's button is not sent away again.
    history.replaceState(history.state, "", statusPath(SUCCESS_PATH, number));
    location.assign(payAt);
  }, [data.isGoing, payAt, number]);
  return (
    <Wrap className={s.page}>
      {isPaid(invoice) ? (
        <PaidCard invoice={invoice} coursePath={data.coursePath} roomPath={data.roomPath} />
      ) : (
        <WaitingCard invoice={invoice} store={store} hasReturned={data.hasReturned} isGoing={data.isGoing} />
      )}
    </Wrap>
  );
});
