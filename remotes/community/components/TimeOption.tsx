import { timeIn, type Zone } from "../contract/zones";
import s from "./TimeOption.module.css";

interface TimeOptionProps {
  /** Name of the form's field. */
  readonly name: string;
  /** ISO 8601. */
  readonly time: string;
  readonly zone: Zone;
  readonly isChosen: boolean;
}

/** A free time that can be chosen. */
export const TimeOption = ({ name, time, zone, isChosen }: TimeOptionProps) => (
  <label className={s.time}>
    <input type="radio" name={name} value={time} required defaultChecked={isChosen} />
    <span>{timeIn(time, zone)}</span>
  </label>
);
