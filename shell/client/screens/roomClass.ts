import s from "./Room.module.css";

/** Heights that the style sheet knows, in rem: a style attribute would be blocked. */
const ROOMS = [4, 8, 12, 16, 20, 24, 28, 32, 40, 48, 56, 64] as const;

/** The class that keeps at least this much room. */
export const roomClass = (minHeightRem: number): string | undefined => {
  const room = ROOMS.find((height) => height >= minHeightRem) ?? 64;
  return minHeightRem > 0 ? s[`room${room}`] : undefined;
};
