import { useSessionStore, type RemoteDeps } from "@serambi/kernel/remote";
import { useEffect } from "react";

import type { Player } from "../../contract/podcast/Player";
import { DeviceKeys } from "./DeviceKeys";
import { hasKeptListening } from "./keptListening";
import { OtherTabs } from "./OtherTabs";
import { PlayerStore } from "./PlayerStore";
import { Positions } from "./Positions";

/** What checks and keeps a visitor's listening comes when something is played, or was before. */
const bringListening = async () => {
  const { LocalListening } = await import("./LocalListening");
  return new LocalListening(() => localStorage);
};

const createPlayer = ({ tenant }: RemoteDeps): PlayerStore =>
  new PlayerStore({
    createAudio: () => new Audio(),
    positions: new Positions(bringListening, hasKeptListening),
    device: () => new DeviceKeys(navigator.mediaSession, tenant.settings.title),
    tabs: () => new OtherTabs(typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("podcast-player")),
    isOnline: () => navigator.onLine,
  });

/** The one player of a visit. It knows, before anything is played, how far this browser's visitor has listened. */
export const usePlayer = (): Player => {
  const player = useSessionStore("player", createPlayer);
  useEffect(() => void player.remember(), [player]);
  return player;
};
