import { Section } from "@serambi/kernel/ui";
import { COLOUR_NAMES, STEPS } from "@serambi/kernel/ui/theme";

import type { Exhibit } from "../contract/Exhibit";
import s from "./colourExhibits.module.css";
import { useTexts } from "./useTexts";

const GROUNDS = ["bg", "surface", "sunken", "line", "line-strong"] as const;
const INKS = ["ink", "ink-soft", "ink-faint"] as const;
const TONES = ["plain", "sunken", "field"] as const;

/** A piece of one colour. An SVG's `fill` names the property: a style attribute would be blocked. */
const Swatch = ({ property, label = property }: { readonly property: string; readonly label?: string }) => (
  <li className={s.swatch}>
    <svg viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width="10" height="10" fill={`var(--${property})`} />
    </svg>
    <code>{label}</code>
  </li>
);

const Grounds = () => {
  const t = useTexts();
  return (
    <>
      <p className={s.name}>{t.grounds}</p>
      <ul className={s.swatches}>
        {GROUNDS.map((property) => (
          <Swatch key={property} property={property} />
        ))}
      </ul>
      <p className={s.name}>{t.inks}</p>
      <ul className={s.inks}>
        {INKS.map((property) => (
          <li key={property} className={s[property]}>
            {t.sample} <code>{property}</code>
          </li>
        ))}
      </ul>
    </>
  );
};

const Roles = () => {
  const t = useTexts();
  return (
    <ul className={s.roles}>
      {COLOUR_NAMES.map((colour) => (
        <li key={colour} className={s[colour]}>
          <code>{colour}</code>
          <span className={s.asText}>{t.onText}</span>
          <span className={s.asFill}>{t.onFill}</span>
          <span className={s.asTint}>{t.onTint}</span>
        </li>
      ))}
    </ul>
  );
};

const Scales = () => {
  const t = useTexts();
  return (["primary", "secondary"] as const).map((name) => (
    <div key={name} className={s.scale}>
      <p className={s.name}>{t.steps(name)}</p>
      <ol className={s.steps}>
        {STEPS.map((step) => (
          <Swatch key={step} property={`${name}-${step}`} label={`${step}`} />
        ))}
      </ol>
    </div>
  ));
};

const Tones = () => {
  const t = useTexts();
  const titles = { plain: t.tonePlain, sunken: t.toneSunken, field: t.toneField };
  return TONES.map((tone) => (
    <Section key={tone} tone={tone} className={s.tone}>
      <p className={s.toneTitle}>{titles[tone]}</p>
      <p>{t.toneText}</p>
    </Section>
  ));
};

export const colourExhibits: readonly Exhibit[] = [
  { name: "Grounds and inks", render: () => <Grounds /> },
  { name: "Colour roles", render: () => <Roles /> },
  { name: "Colour scales", render: () => <Scales /> },
  { name: "Section", render: () => <Tones /> },
];
