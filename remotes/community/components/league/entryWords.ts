import type { Entry, MatchSheet } from "../../contract/league/League";
import type { MatchMessages } from "../../messages/match.id";

type Named = Pick<MatchSheet, "home" | "away" | "rounds">;

/** A team's name, or the referee for what concerns both. */
export const whoOf = ({ side }: Pick<Entry, "side">, { home, away }: Named, t: MatchMessages): string => {
  if (side === "") return t.referee;
  return (side === "home" ? home : away)?.name ?? t.undecided;
};

type Said = Pick<Entry, "kind" | "words" | "round">;

/** An entry in words. */
export const entryWords = ({ kind, words, round }: Said, { rounds }: Named, t: MatchMessages): string => {
  switch (kind) {
    case "points":
      return words === "" ? t.points : words;
    case "timeout":
      return words === "" ? t.timeout : words;
    case "correction":
      return t.correction(words);
    case "round":
      return t.roundBegins(rounds[round - 1]?.title ?? "");
    case "begin":
    case "pause":
    case "resume":
    case "finish":
    case "agree":
    case "endorse":
      return t[kind];
    case "void":
    case "choose":
      return "";
  }
};
