import { Wrap } from "@serambi/kernel/ui";

import type { Exhibit } from "../contract/Exhibit";
import { Stack } from "./Arrangement";
import s from "./typeExhibits.module.css";
import { useTexts } from "./useTexts";

const STEPS = ["9", "8", "7", "6", "5", "4", "3", "2", "1", "0", "m1", "m2"] as const;
const SPACES = ["1", "2", "3", "4", "5", "6", "8", "10", "12", "16", "20", "24"] as const;
const RADII = ["control", "media", "panel"] as const;

const TypeScale = () => {
  const t = useTexts();
  return (
    <ol className={s.steps}>
      {STEPS.map((step) => (
        <li key={step}>
          <code>{`--step-${step}`}</code>
          <span className={s[`step${step}`]}>{t.sample}</span>
        </li>
      ))}
    </ol>
  );
};

const Faces = () => {
  const t = useTexts();
  return (
    <Stack>
      <figure className={s.face}>
        <figcaption>{t.display}</figcaption>
        <p className={s.display}>{t.sample}</p>
      </figure>
      <figure className={s.face}>
        <figcaption>{t.body}</figcaption>
        <p className={s.text}>{t.sampleText}</p>
      </figure>
      <figure className={s.face}>
        <figcaption>{t.interface}</figcaption>
        <p className={s.interface}>{t.sample}</p>
      </figure>
      <figure className={s.face}>
        <figcaption>{t.code}</figcaption>
        <p>
          <code>{t.sampleCode}</code>
        </p>
      </figure>
    </Stack>
  );
};

const Spaces = () => (
  <ol className={s.spaces}>
    {SPACES.map((space) => (
      <li key={space}>
        <code>{`--s${space}`}</code>
        <span className={s[`space${space}`]} />
      </li>
    ))}
  </ol>
);

const Radii = () => (
  <ul className={s.radii}>
    {RADII.map((radius) => (
      <li key={radius} className={s[radius]}>
        <code>{`--radius-${radius}`}</code>
      </li>
    ))}
  </ul>
);

const Measure = () => (
  <div className={s.page}>
    <Wrap className={s.content}>
      <code>Wrap</code>
    </Wrap>
  </div>
);

export const typeExhibits: readonly Exhibit[] = [
  { name: "Type scale", render: () => <TypeScale /> },
  { name: "Typefaces", render: () => <Faces /> },
  { name: "Spaces", render: () => <Spaces /> },
  { name: "Radii", render: () => <Radii /> },
  { name: "Wrap", render: () => <Measure /> },
];
