import { TextLink } from "@serambi/kernel/ui";
import { useId } from "react";

import { Leaf } from "../../components/Leaf";
import { Scripted } from "../../components/Scripted";
import type { SectionProps } from "../SectionProps";
import type { ToolsProps } from "./schema";
import s from "./Tools.module.css";

/** What there is to work with, numbered, on a leaf. */
export const Slot = ({ props: { anchor, title, tools } }: SectionProps<ToolsProps>) => {
  const heading = useId();
  return (
    <Leaf id={anchor} labelledBy={heading}>
      <h2 id={heading} className={s.title}>
        {title}
      </h2>
      <ul className={s.tools}>
        {tools.map((tool) => (
          <li key={tool.title}>
            <p className={s.sign} aria-hidden="true">
              <Scripted text={tool.sign} />
            </p>
            <h3 className={s.name}>{tool.href ? <TextLink to={tool.href}>{tool.title}</TextLink> : tool.title}</h3>
            <p className={s.text}>{tool.text}</p>
          </li>
        ))}
      </ul>
    </Leaf>
  );
};
