import type { Language } from "@serambi/kernel/contracts";
import { formatNumber } from "@serambi/kernel/i18n";

import type { RemoteAddress } from "../page/types";
import s from "./DevPanel.module.css";
import type { PanelMessages } from "./messages/id";
import { remoteLoads, type LoadedFile } from "./remoteLoads";

interface RemoteTableProps {
  readonly remotes: Readonly<Record<string, RemoteAddress>>;
  /** Those on the page, whether anything of them was loaded or not. */
  readonly shown: readonly string[];
  /** Those of which this visitor gets a version on trial. */
  readonly canaries?: ReadonlySet<string> | undefined;
  /** The one in whose place a local build is shown. */
  readonly local?: string | undefined;
  /** What this browser has loaded. */
  readonly files: readonly LoadedFile[];
  readonly language: Language;
  readonly t: PanelMessages;
}

/** The remotes of a page, and what each of them cost this browser so far. */
export const RemoteTable = ({ remotes, shown, canaries, local, files: loaded, language, t }: RemoteTableProps) => {
  const loads = remoteLoads(remotes, new Set(shown), loaded, document.baseURI);
  if (loads.length === 0) return <p className={s.soft}>{t.noRemotes}</p>;
  return (
    <section>
      <h3 className={s.heading}>{t.remotes}</h3>
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col">{t.remote}</th>
            <th scope="col">{t.version}</th>
            <th scope="col">{t.files}</th>
            <th scope="col">{t.size}</th>
            <th scope="col">{t.took}</th>
          </tr>
        </thead>
        <tbody>
          {loads.map(({ id, version, files, bytes, tookMs }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td>
                <code>{version}</code>
                {canaries?.has(id) && <span className={s.mark}>{t.canary}</span>}
                {local === id && <span className={s.mark}>{t.local}</span>}
              </td>
              <td>{files}</td>
              <td>{formatNumber(bytes / 1000, language, 1)}</td>
              <td>{tookMs === null ? t.notLoaded : formatNumber(tookMs, language, 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
