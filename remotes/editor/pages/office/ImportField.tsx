import { toAppError } from "@serambi/kernel/errors";
import { useDeps, useTenant } from "@serambi/kernel/remote";
import { ButtonLink } from "@serambi/kernel/ui";
import { driveSending } from "@serambi/kernel/ui/controls";
import { useState } from "react";

import { faultWords } from "../../components/faultWords";
import { FileButton } from "../../components/FileButton";
import { contentLinks } from "../../contract/contentLinks";
import { EDITOR_PATH } from "../../contract/paths";
import { readSiteFile, type SiteFileFault } from "../../contract/siteFile";
import type { Messages } from "../../messages/types";
import { LeftFiles } from "./LeftFiles";
import s from "./Office.module.css";

/** A draft is 1 MB at most; the rest are pictures. */
const MAX_BYTES = 40 * 1024 * 1024;

type State =
  | { readonly phase: "idle" | "busy" }
  | { readonly phase: "failed"; readonly fault: string }
  | {
      readonly phase: "done";
      readonly left: readonly string[];
      /** Settings that nothing here knows. */
      readonly unknown: readonly string[];
      /** Links to classes, articles and the like that this site does not have. */
      readonly missing: readonly string[];
    };

const faultText = (fault: SiteFileFault, t: Messages): string =>
  ({ zip: t.importZip, cut: t.importCut, version: t.importVersion, other: t.importNoSite })[fault];

/** Puts a file's site into the draft, where it is looked at before anybody publishes it. A file that holds no site changes nothing. */
export const ImportField = ({ t }: { readonly t: Messages }) => {
  const { key } = useTenant();
  const deps = useDeps();
  const [state, setState] = useState<State>({ phase: "idle" });
  const fail = (fault: string): void => setState({ phase: "failed", fault });
  const take = async (file: File): Promise<void> => {
    if (file.size > MAX_BYTES) return fail(t.importTooLarge);
    const site = readSiteFile(await file.text());
    if (typeof site === "string") return fail(faultText(site, t));
    setState({ phase: "busy" });
    try {
      const [{ EditorApi }, { bringFiles, missingContent }] = await Promise.all([
        import("../../api/EditorApi"),
        import("../../api/transferFiles"),
      ]);
      const api = new EditorApi(key);
      const { settings, left } = await bringFiles(site, {
        sending: () => driveSending(deps),
        keep: (id) => api.keepPicture(id),
      });
      const { version } = await api.draft();
      const { live, values } = await api.importSite(version, { format: site.format, settings });
      const unknown = Object.keys(settings).filter((name) => !(name in live) && !(name in values));
      setState({ phase: "done", left, unknown, missing: await missingContent(contentLinks(settings)) });
    } catch (error) {
      const { code } = toAppError(error);
      fail(code === "invalid" || code === "bad-request" ? t.importNoSite : faultWords(error, t));
    }
    return undefined;
  };
  return (
    <div className={s.stack}>
      <FileButton accept="application/json,.json" onFile={(file) => void take(file)}>
        {t.importFile}
      </FileButton>
      {state.phase === "busy" && <p role="status">{t.importing}</p>}
      {state.phase === "failed" && (
        <p role="alert" className={s.alert}>
          {state.fault} {t.importUnchanged}
        </p>
      )}
      {state.phase === "done" && (
        <>
          <p role="status">{t.imported}</p>
          <LeftFiles title={t.importLeft} files={state.left} />
          <LeftFiles title={t.importUnknown} files={state.unknown} />
          <LeftFiles title={t.importMissing} files={state.missing} />
          <ButtonLink to={EDITOR_PATH}>{t.toEditor}</ButtonLink>
        </>
      )}
    </div>
  );
};
