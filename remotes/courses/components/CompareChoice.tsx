import { useMessages } from "@serambi/kernel/remote";
import { Checkbox, VisuallyHidden } from "@serambi/kernel/ui";

import type { FeaturedClass } from "../contract/FeaturedData";
import { MAX_COMPARED } from "../contract/catalogQuery";
import type { Messages } from "../messages/id";
import s from "./CompareChoice.module.css";

interface CompareChoiceProps {
  /** Id of the form that sends the choice where no script runs. */
  readonly form: string;
  readonly course: Pick<FeaturedClass, "name" | "slug">;
  /** Slugs of those that are chosen. */
  readonly chosen: readonly string[];
  readonly onToggle: (slug: string) => void;
}

/** Puts a class beside others. Once three are chosen the rest waits. */
export const CompareChoice = ({ form, course: { name, slug }, chosen, onToggle }: CompareChoiceProps) => {
  const t = useMessages<Messages>();
  const isChosen = chosen.includes(slug);
  return (
    <Checkbox
      className={s.choice}
      form={form}
      name="compare"
      value={slug}
      checked={isChosen}
      disabled={!isChosen && chosen.length >= MAX_COMPARED}
      onChange={() => onToggle(slug)}
      label={
        <>
          {t.compare} <VisuallyHidden>{t["compare.with"](name)}</VisuallyHidden>
        </>
      }
    />
  );
};
