import type { PageProps } from "@serambi/kernel/remote";
import { Wrap } from "@serambi/kernel/ui";

import { ExportButton } from "./office/ExportButton";
import { ImportField } from "./office/ImportField";
import { OfficeBar } from "./office/OfficeBar";
import s from "./office/Office.module.css";
import type { transferLoader } from "./transfer.server";

/** The page stands without the site's header and footer. */
export const isFocused = true;

/** `/Editor/Transfer`: the whole site as one file, and a site out of such a file. */
export const Page = ({ context: { t } }: PageProps<typeof transferLoader>) => (
  <>
    <OfficeBar title={t.transfer} t={t} />
    <Wrap className={s.page}>
      <h2>{t.export}</h2>
      <p>{t.exportText}</p>
      <dl className={s.parts}>
        <div>
          <dt>{t.travels}</dt>
          <dd>{t.travelsText}</dd>
        </div>
        <div>
          <dt>{t.stays}</dt>
          <dd>{t.staysText}</dd>
        </div>
      </dl>
      <ExportButton t={t} />
      <h2>{t.import}</h2>
      <p>{t.importText}</p>
      <ImportField t={t} />
    </Wrap>
  </>
);
