import { ICONS, type IconName } from "@serambi/kernel/icons";

const isIcon = (name: string): name is IconName => Object.hasOwn(ICONS, name);

/** The icon of that name; a host may name one that there is not. */
export const iconOf = (name: string): IconName => (isIcon(name) ? name : "check");
