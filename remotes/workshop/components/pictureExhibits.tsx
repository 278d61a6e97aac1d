import { ICONS, type IconName } from "@serambi/kernel/icons";
import { Avatar, Icon } from "@serambi/kernel/ui";

import type { Exhibit } from "../contract/Exhibit";
import { Row } from "./Arrangement";
import s from "./pictureExhibits.module.css";
import { useTexts } from "./useTexts";

const ICON_NAMES = Object.keys(ICONS) as IconName[]; // keys of a literal: exactly the names

const PEOPLE = ["made-suardika", "larasati-puspa", "bagas-prakoso", "maria-goreti"] as const;

const Icons = () => (
  <ul className={s.icons}>
    {ICON_NAMES.map((name) => (
      <li key={name}>
        <Icon name={name} />
        <code>{name}</code>
      </li>
    ))}
  </ul>
);

const Avatars = () => {
  const t = useTexts();
  return (
    <Row>
      <span>{t.avatarMedium}</span>
      {PEOPLE.map((seed) => (
        <Avatar key={seed} seed={seed} />
      ))}
      <span>{t.avatarLarge}</span>
      {PEOPLE.map((seed) => (
        <Avatar key={seed} seed={seed} size="l" />
      ))}
    </Row>
  );
};

export const pictureExhibits: readonly Exhibit[] = [
  { name: "Icon", render: () => <Icons /> },
  { name: "Avatar", render: () => <Avatars /> },
];
