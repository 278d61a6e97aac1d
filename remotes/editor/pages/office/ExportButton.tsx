import { toAppError } from "@serambi/kernel/errors";
import { useTenant } from "@serambi/kernel/remote";
import { Button, Icon } from "@serambi/kernel/ui";
import { useState } from "react";

import type { Messages } from "../../messages/types";
import s from "./Office.module.css";

/** Saves the site as visitors have it as a file on this device. */
export const ExportButton = ({ t }: { readonly t: Messages }) => {
  const { key } = useTenant();
  const [fault, setFault] = useState("");
  const save = async (): Promise<void> => {
    setFault("");
    try {
      const { EditorApi } = await import("../../api/EditorApi");
      const site = await new EditorApi(key).exportSite();
      const address = URL.createObjectURL(new Blob([JSON.stringify(site, null, 2)], { type: "application/json" }));
      const link = Object.assign(document.createElement("a"), { href: address, download: `${key}.site.json` });
      link.click();
      URL.revokeObjectURL(address);
    } catch (error) {
      setFault(toAppError(error).message);
    }
  };
  return (
    <div className={s.line}>
      <Button onClick={() => void save()}>
        <Icon name="download" /> {t.exportButton}
      </Button>
      {fault && <p role="alert">{fault}</p>}
    </div>
  );
};
