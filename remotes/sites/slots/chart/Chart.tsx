import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage } from "@serambi/kernel/remote";
import { ArrowLink, cx, Section, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Grid } from "../../components/Grid";
import t from "../../components/Type.module.css";
import type { SectionProps } from "../SectionProps";
import type { ChartProps } from "./schema";
import s from "./Chart.module.css";

/** Air over the highest bar, as a share of it. */
const HEADROOM = 1.056;

/** Evidence: a claim, and the numbers behind it. The chart is a real table; with styles off it still is one. */
export const Slot = ({
  props: { anchor, title, text, link, caption, unit = "", bars, note },
}: SectionProps<ChartProps>) => {
  const heading = useId();
  const language = useLanguage();
  const top = Math.max(...bars.map((bar) => bar.value), 1) * HEADROOM;
  return (
    <Section id={anchor} labelledBy={heading}>
      <Wrap>
        <Grid className={s.columns}>
          <div className={s.claim}>
            <h2 id={heading} className={cx(t.h2, s.title)}>
              {title}
            </h2>
            <p className={cx(t.soft, s.text)}>{text}</p>
            {link && (
              <p className={s.link}>
                <ArrowLink to={link.href}>{link.label}</ArrowLink>
              </p>
            )}
          </div>
          <figure className={s.figure}>
            <table className={s.chart}>
              <caption>{caption}</caption>
              <thead>
                <tr>
                  {bars.map(({ label }) => (
                    <th key={label} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                <tr>
                  {bars.map(({ label, value }) => {
                    const rise = Math.round((value / top) * 10_000) / 100;
                    return (
                      <td key={label}>
                        {/* Heights are attributes: the content security policy allows no inline styles. */}
                        <svg width="100%" height="100%">
                          <rect y={`${100 - rise}%`} width="100%" height={`${rise}%`} />
                          <text x="10" y={`${100 - rise}%`} dy="1.15em">
                            {formatNumber(value, language)}
                            <tspan className={s.unit}>{unit}</tspan>
                          </text>
                        </svg>
                      </td>
                    );
                  })}
                </tr>
              </tbody>
            </table>
            {note && <figcaption className={cx(t.note, s.note)}>{note}</figcaption>}
          </figure>
        </Grid>
      </Wrap>
    </Section>
  );
};
