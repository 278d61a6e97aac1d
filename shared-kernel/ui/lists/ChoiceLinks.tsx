import { Anchor } from "../actions/Anchor";
import { VisuallyHidden } from "../frame/VisuallyHidden";
import s from "./ChoiceLinks.module.css";

export interface ChoiceLink {
  readonly to: string;
  readonly name: string;
  readonly isChosen: boolean;
  /** How much of it there is: the figure beside the name, and what is said instead of it. */
  readonly count?: { readonly figure: string; readonly said: string } | undefined;
}

export interface ChoiceLinksProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly links: readonly ChoiceLink[];
}

/** What a list can be narrowed down to, as links of which one is chosen. */
export const ChoiceLinks = ({ label, links }: ChoiceLinksProps) => (
  <nav className={s.nav} aria-label={label}>
    <ul>
      {links.map(({ to, name, isChosen, count }) => (
        <li key={to}>
          <Anchor to={to} className={s.link} aria-current={isChosen ? "true" : undefined}>
            {name}
            {count && (
              <>
                {" "}
                <span className={s.count} aria-hidden="true">
                  {count.figure}
                </span>
                <VisuallyHidden>, {count.said}</VisuallyHidden>
              </>
            )}
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
);
