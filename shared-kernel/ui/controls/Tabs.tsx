import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs";

import type { Language } from "@serambi/kernel/contracts";

import { cx } from "../cx";
import { AriaLanguage } from "./AriaLanguage";
import s from "./Tabs.module.css";
import { useHydrated } from "./useHydrated";

export interface TabItem {
  readonly id: string;
  readonly label: string;
  /** How many there are behind it. */
  readonly count?: number | string | undefined;
  readonly content: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export interface TabsProps {
  readonly language: Language;
  /** What the row of tabs is called. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** The one that is seen; missing: the first, or `defaultSelected`, and the visitor's choice after that. */
  readonly selected?: string | undefined;
  readonly defaultSelected?: string | undefined;
  readonly onSelect?: ((id: string) => void) | undefined;
  readonly className?: string | undefined;
}

/**
 * Several views of one thing, one at a time. All of them are in the server's HTML: without a script they stand one under
 * another, each under its name. Arrow keys move between tabs and show what they reach.
 */
export const Tabs = ({ language, label, items, selected, defaultSelected, onSelect, className }: TabsProps) => {
  const isHydrated = useHydrated();
  return (
    <AriaLanguage language={language}>
      <AriaTabs
        className={cx(s.tabs, className)}
        {...(selected !== undefined && { selectedKey: selected })}
        {...(defaultSelected !== undefined && { defaultSelectedKey: defaultSelected })}
        onSelectionChange={(key) => onSelect?.(String(key))}
      >
        <TabList aria-label={label} className={s.list ?? ""}>
          {items.map(({ id, label: name, count, isDisabled = false }) => (
            <Tab key={id} id={id} isDisabled={isDisabled} className={s.tab ?? ""}>
              {name}
              {count !== undefined && <small>{count}</small>}
            </Tab>
          ))}
        </TabList>
        {items.map(({ id, label: name, content }) => (
          <TabPanel
            key={id}
            id={id}
            shouldForceMount
            className={s.panel ?? ""}
            // `inert` would keep readers without a script out of what is there for them.
            render={({ inert, ...rest }) => <div {...rest} inert={isHydrated && inert === true} />}
          >
            <p className={s.name}>{name}</p>
            {content}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLanguage>
  );
};
