import { SKIP_AHEAD_SECONDS, SKIP_BACK_SECONDS, type Player } from "../../contract/podcast/Player";

const STEP_SECONDS = 5;

const COMMANDS: Readonly<Record<string, (player: Player) => void>> = {
  k: ({ toggle }) => toggle(),
  " ": ({ toggle }) => toggle(),
  j: ({ skip }) => skip(-SKIP_BACK_SECONDS),
  l: ({ skip }) => skip(SKIP_AHEAD_SECONDS),
  m: ({ toggleMute }) => toggleMute(),
  ArrowLeft: ({ skip }) => skip(-STEP_SECONDS),
  ArrowRight: ({ skip }) => skip(STEP_SECONDS),
};

/** A key that was pressed inside the player. */
interface PlayerKeyPress {
  readonly key: string;
  readonly target: EventTarget;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly preventDefault: () => void;
}

/** What a key means to the control that has the focus stays as it is. */
const isTheirs = (key: string, target: EventTarget): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLSelectElement) return true;
  if (key === " ") return target.closest("a, button") !== null;
  return key.startsWith("Arrow") && target instanceof HTMLInputElement && target.max === "1";
};

/** The keys that players have everywhere, wherever in this one the focus is. */
export const pressKey = (player: Player, press: PlayerKeyPress): void => {
  const { key, target, altKey, ctrlKey, metaKey } = press;
  if (altKey || ctrlKey || metaKey || isTheirs(key, target)) return;
  const command = COMMANDS[key.length === 1 ? key.toLowerCase() : key];
  if (!command) return;
  press.preventDefault();
  command(player);
};
