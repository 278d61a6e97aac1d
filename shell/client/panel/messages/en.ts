import type { PanelMessages } from "./id";

export const messages: PanelMessages = {
  title: "Development panel",
  close: "Close",
  release: "Release",
  newer: (id) => `Live now is ${id}; reload to take it.`,
  site: "Site",
  layout: "Layout",
  page: "Page",
  noPage: "none",

  remotes: "Remotes",
  remote: "Remote",
  version: "Version",
  files: "Files",
  size: "KB",
  took: "ms",
  canary: "canary",
  local: "local",
  noRemotes: "No remote has been loaded on this page yet.",
  notLoaded: "–",

  slots: "Slots on this page",
  noSlots: "This page shows no slots.",
  outline: "Outline slots on the page",
  goTo: (slot) => `Show ${slot}`,

  times: "Times since the navigation, ms",
  firstByte: "First byte",
  firstPaint: "First paint (FCP)",
  largestPaint: "Largest paint (LCP)",
  parsed: "Document ready",
  loaded: "Loaded",
};
