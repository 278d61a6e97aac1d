import { useMemo } from "react";
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";

import { cx } from "../cx";
import affix from "../forms/Affix.module.css";
import { Icon } from "../pictures/Icon";
import { AriaLanguage } from "./AriaLanguage";
import type { ComboBoxProps, ComboOption } from "./ComboBoxProps";
import s from "./ComboBox.module.css";
import { ComboButton, Marked, ShownCount } from "./comboParts";
import { definedOnly } from "./definedOnly";
import { findTyped } from "./matchText";
import { useOverlayContainer } from "./overlayContainer";

type Texts = Pick<ComboBoxProps, "placeholder" | "emptyText" | "countText" | "openLabel" | "clearLabel">;

export interface RichComboBoxProps extends Texts, Pick<ComboBoxProps, "language" | "options" | "name"> {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  readonly value: string | null;
  readonly onValueChange: (value: string | null) => void;
}

const filterFor =
  (options: readonly ComboOption[]) =>
  (label: string, typed: string): boolean => {
    if (typed.trim() === "" || findTyped(label, typed) >= 0) return true;
    const { end } = options.find((option) => option.label === label) ?? {};
    return end !== undefined && findTyped(end, typed) >= 0;
  };

/** react-aria's combo box in the product's clothes: what ComboBox becomes once a script runs. */
export const RichComboBox = ({
  language,
  options,
  name,
  placeholder,
  emptyText,
  countText,
  openLabel,
  clearLabel,
  onValueChange,
  "aria-describedby": description,
  ...state
}: RichComboBoxProps) => {
  const filter = useMemo(() => filterFor(options), [options]);
  return (
    <AriaLanguage language={language}>
      <ComboBox
        {...state}
        {...definedOnly({ "aria-describedby": description, name })}
        aria-labelledby={`${state.id}-label`}
        onChange={(key) => onValueChange(key === null ? null : String(key))}
        defaultItems={options}
        defaultFilter={filter}
        allowsEmptyCollection
        validationBehavior="aria"
      >
        <Group role="presentation" className={cx(affix.affix, s.frame)}>
          <Icon name="search" />
          <Input {...definedOnly({ placeholder })} />
          <ComboButton openLabel={openLabel} clearLabel={clearLabel} disabled={state.isDisabled} />
        </Group>
        <Popover {...useOverlayContainer()} className={s.popover ?? ""} offset={4}>
          <ListBox<ComboOption>
            className={s.list ?? ""}
            renderEmptyState={() => <p className={s.empty}>{emptyText}</p>}
          >
            {(option) => (
              <ListBoxItem id={option.value} textValue={option.label} className={s.option ?? ""}>
                <Marked text={option.label} />
                {option.end && <span className={s.end}>{option.end}</span>}
              </ListBoxItem>
            )}
          </ListBox>
          {countText && <ShownCount all={options.length} countText={countText} />}
        </Popover>
      </ComboBox>
    </AriaLanguage>
  );
};
