import { Button } from "@serambi/kernel/ui";
import { Dialog } from "@serambi/kernel/ui/controls";

import type { WriteMessages } from "../../messages/writing/types";

interface WithdrawDialogProps {
  readonly t: WriteMessages;
  readonly onClose: () => void;
  readonly onWithdraw: () => void;
}

/** Asks whether a publication is to be taken off the site. */
export const WithdrawDialog = ({ t, onClose, onWithdraw }: WithdrawDialogProps) => (
  <Dialog
    isOpen
    role="alertdialog"
    title={t.withdraw}
    closeLabel={t.cancel}
    onClose={onClose}
    actions={
      <>
        <Button variant="line" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            onClose();
            onWithdraw();
          }}
        >
          {t.withdraw}
        </Button>
      </>
    }
  >
    {t.withdrawAsk}
  </Dialog>
);
