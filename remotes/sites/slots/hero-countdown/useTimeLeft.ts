import { useEffect, useState } from "react";

const SECOND_MS = 1000;

export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Whole units between two moments in milliseconds; null when the second is not after the first. */
export const timeLeft = (now: number, then: number): TimeLeft | null => {
  const seconds = Math.floor((then - now) / SECOND_MS);
  if (!(seconds > 0)) return null;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
};

/**
 * What is left until a moment, each second anew.
 * @param from ms; what the server drew, so that hydration finds the same
 */
export const useTimeLeft = (at: string, from: number): TimeLeft | null => {
  const [left, setLeft] = useState(() => timeLeft(from, Date.parse(at)));
  useEffect(() => {
    const then = Date.parse(at);
    const tick = () => setLeft(timeLeft(Date.now(), then));
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [at]);
  return left;
};
