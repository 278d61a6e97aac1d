import { useTenant } from "@serambi/kernel/remote";
import { useNavigate } from "@serambi/kernel/router";
import { Button } from "@serambi/kernel/ui";
import { useState } from "react";

import { faultWords } from "../../components/faultWords";
import { EDITOR_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/types";

/** Makes the draft what the site was after a publication; it is looked at and published like any draft. */
export const RestoreButton = ({ id, t }: { readonly id: number; readonly t: Messages }) => {
  const { key } = useTenant();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const restore = async (): Promise<void> => {
    setBusy(true);
    setFault("");
    try {
      const { EditorApi } = await import("../../api/EditorApi");
      const api = new EditorApi(key);
      const { version } = await api.draft();
      await api.restore(id, version);
      await navigate(EDITOR_PATH);
    } catch (error) {
      setFault(faultWords(error, t));
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="small" variant="line" busy={isBusy} onClick={() => void restore()}>
        {t.restore}
      </Button>
      {fault && <span role="alert">{fault}</span>}
    </>
  );
};
