import type { TenantCss } from "@serambi/kernel/contracts";
import { useId } from "react";

import { isColour, longHex } from "../../contract/colours";
import type { NewSite } from "../../contract/NewSite";
import type { NewSiteMessages } from "../../messages/types";
import colours from "../looks/ColourPanel.module.css";
import { ColourWarning } from "../looks/ColourWarning";
import { useLater } from "@serambi/kernel/pages";
import s from "./NewSite.module.css";

interface Props {
  readonly css: TenantCss;
  readonly site: NewSite;
  readonly onChange: (change: Partial<NewSite>) => void;
  readonly t: NewSiteMessages;
}

/** The one colour that is chosen, and what it is dyed where it is dark. */
export const DyeStep = ({ css, site, onChange, t }: Props) => {
  const { code } = useLater(() => import("../looks/guardColour"));
  const [primary, dark] = [useId(), useId()];
  const shown = { ...css, clr_primary: site.primary, ...(isColour(site.darkDye) && { darkDye: site.darkDye }) };
  const guard = code?.guardColour(shown, "primary", ["primary", 900]);
  return (
    <>
      <p className={s.dye}>
        <input
          id={primary}
          type="color"
          className={colours.swatch}
          value={longHex(site.primary)}
          onChange={({ target }) => onChange({ primary: target.value })}
        />
        <label htmlFor={primary}>{t.primary}</label>
        <code>{site.primary}</code>
        {guard && (
          <span className={colours.ratio} data-good={guard.isReadable || undefined}>
            {t.ratio(guard.white)}
          </span>
        )}
      </p>
      <p className={s.dye}>
        <input
          id={dark}
          type="color"
          className={colours.swatch}
          value={longHex(site.darkDye || site.primary)}
          onChange={({ target }) => onChange({ darkDye: target.value })}
        />
        <label htmlFor={dark}>{t.darkDye}</label>
        <code>{site.darkDye}</code>
      </p>
      {guard && !guard.isReadable && (
        <ColourWarning
          name={t.primary}
          value={site.primary}
          guard={guard}
          t={t}
          onTake={() => onChange({ primary: guard.wayOut })}
        />
      )}
    </>
  );
};
