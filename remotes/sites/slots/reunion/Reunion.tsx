import { Section, VisuallyHidden, Wrap } from "@serambi/kernel/ui";
import { useId } from "react";

import { Actions } from "../../components/Actions";
import type { SectionProps } from "../SectionProps";
import type { ReunionProps } from "./schema";
import s from "./Reunion.module.css";

/** An invitation on the site's coloured ground, and who has said they come. */
export const Slot = ({
  props: { anchor, when, title, text, caption, columns, groups, actions },
}: SectionProps<ReunionProps>) => {
  const heading = useId();
  return (
    <Section id={anchor} labelledBy={heading} tone="field">
      <Wrap className={s.columns}>
        <div>
          <p className={s.when}>{when}</p>
          <h2 id={heading} className={s.title}>
            {title}
          </h2>
          <p className={s.text}>{text}</p>
        </div>
        <table className={s.groups}>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{columns.group}</th>
              <th scope="col">{columns.host}</th>
              <th scope="col">{columns.coming}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ group, host, coming }) => (
              <tr key={group}>
                <th scope="row">{group}</th>
                <td>{host}</td>
                <td>{coming}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Actions links={actions} variant="line" className={s.actions} />
      </Wrap>
    </Section>
  );
};
