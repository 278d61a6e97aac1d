import { useTenant } from "@serambi/kernel/remote";
import { Button, Icon } from "@serambi/kernel/ui";
import { useState } from "react";

import { faultWords } from "../../components/faultWords";
import type { Messages } from "../../messages/types";
import { LeftFiles } from "./LeftFiles";
import s from "./Office.module.css";

/** Saves the site as visitors have it as a file on this device, with the pictures that it names. */
export const ExportButton = ({ t }: { readonly t: Messages }) => {
  const { key } = useTenant();
  const [fault, setFault] = useState("");
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setFault("");
    setBusy(true);
    try {
      const [{ EditorApi }, { withFiles }] = await Promise.all([
        import("../../api/EditorApi"),
        import("../../api/transferFiles"),
      ]);
      const carried = await withFiles(await new EditorApi(key).exportSite());
      setLeft(carried.left);
      const file = new Blob([JSON.stringify(carried.site, null, 2)], { type: "application/json" });
      const address = URL.createObjectURL(file);
      const link = Object.assign(document.createElement("a"), { href: address, download: `${key}.site.json` });
      link.click();
      URL.revokeObjectURL(address);
    } catch (error) {
      setFault(faultWords(error, t));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={s.stack}>
      <div className={s.line}>
        <Button busy={isBusy} onClick={() => void save()}>
          <Icon name="download" /> {t.exportButton}
        </Button>
        {fault && <p role="alert">{fault}</p>}
      </div>
      <LeftFiles title={t.exportLeft} files={left} />
    </div>
  );
};
