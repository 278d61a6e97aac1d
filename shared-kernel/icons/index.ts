export { ICONS, type IconName } from "./icons";
