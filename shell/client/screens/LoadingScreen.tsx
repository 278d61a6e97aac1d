import type { ShellMessages } from "../messages";
import s from "./LoadingScreen.module.css";

const LEAVES = [
  "M40 6c11 11 11 23 0 34-11-11-11-23 0-34z",
  "M74 40c-11 11-23 11-34 0 11-11 23-11 34 0z",
  "M40 74c-11-11-11-23 0-34 11 11 11 23 0 34z",
  "M6 40c11-11 23-11 34 0-11 11-23 11-34 0z",
] as const;

/** Shown until the settings are ready (specification section 2.4): the four leaves of a kawung fill one after another. */
export const LoadingScreen = ({ t }: { readonly t: ShellMessages }) => (
  <div className={s.screen}>
    <div className={s.spinner} role="status">
      <svg viewBox="0 0 80 80" aria-hidden="true">
        {LEAVES.map((leaf) => (
          <path key={leaf} d={leaf} />
        ))}
      </svg>
      <span>{t.loading}</span>
    </div>
  </div>
);
