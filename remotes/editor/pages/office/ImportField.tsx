import { toAppError } from "@serambi/kernel/errors";
import { useTenant } from "@serambi/kernel/remote";
import { useNavigate } from "@serambi/kernel/router";
import { useState } from "react";

import { FileButton } from "../../components/FileButton";
import { EDITOR_PATH } from "../../contract/paths";
import type { Messages } from "../../messages/types";
import s from "./Office.module.css";

/** A draft is 1 MB at most. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Puts a file's site into the draft, where it is looked at before anybody publishes it. */
export const ImportField = ({ t }: { readonly t: Messages }) => {
  const { key } = useTenant();
  const navigate = useNavigate();
  const [fault, setFault] = useState("");
  const take = async (file: File): Promise<void> => {
    setFault("");
    if (file.size > MAX_BYTES) return setFault(t.importTooLarge);
    let site: unknown;
    try {
      site = JSON.parse(await file.text());
    } catch {
      return setFault(t.importNoSite);
    }
    try {
      const { EditorApi } = await import("../../api/EditorApi");
      const api = new EditorApi(key);
      const { version } = await api.draft();
      await api.importSite(version, site);
      await navigate(EDITOR_PATH);
    } catch (error) {
      const { code, message } = toAppError(error);
      setFault(code === "invalid" || code === "bad-request" ? t.importNoSite : message);
    }
    return undefined;
  };
  return (
    <div>
      <FileButton accept="application/json,.json" onFile={(file) => void take(file)}>
        {t.importFile}
      </FileButton>
      {fault && (
        <p role="alert" className={s.alert}>
          {fault}
        </p>
      )}
    </div>
  );
};
