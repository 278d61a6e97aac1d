import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage } from "@serambi/kernel/remote";
import { cx, Kain, Wrap } from "@serambi/kernel/ui";

import { Grid } from "../../components/Grid";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { HeroPurposeProps } from "./schema";
import s from "./HeroPurpose.module.css";

/** A purpose in one sentence, and the numbers that say how far it has come. */
export const Slot = ({ props: { title, lede, figures, band } }: SectionProps<HeroPurposeProps>) => {
  const language = useLanguage();
  return (
    <section className={s.hero}>
      <Wrap>
        <Grid>
          <h1 className={cx(t.display, s.title)}>{title}</h1>
          <p className={cx(t.lede, s.lede)}>{lede}</p>
          <dl className={s.figures}>
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={t.nums}>{formatNumber(value, language)}</dd>
              </div>
            ))}
          </dl>
        </Grid>
      </Wrap>
      {band && <Kain {...band} variant="field" width={1440} height={144} className={s.band} />}
    </section>
  );
};
