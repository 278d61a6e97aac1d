/**
 * Stroke icons on a 24-unit grid: the path of each svg. All of them are in the shell's script, so that a page never has two
 * copies: one more costs every first visit about 20 bytes. A sign that one page alone draws belongs to that page.
 */
export const ICONS = {
  "arrow-right": "M3 12h17M14 6l6 6-6 6",
  "arrow-left": "M21 12H4M10 6l-6 6 6 6",
  "chevron-down": "M5 9l7 7 7-7",
  "chevron-up": "M5 15l7-7 7 7",
  close: "M5 5l14 14M19 5L5 19",
  search: "M4 10.5a6.5 6.5 0 1013 0a6.5 6.5 0 10-13 0M15.5 15.5L21 21",
  filter: "M3 6h18M6 12h12M10 18h4",
  menu: "M3 7h18M3 12h18M3 17h18",
  moon: "M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z",
  sun: "M7.5 12a4.5 4.5 0 109 0a4.5 4.5 0 10-9 0M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1",
  clock: "M3 12a9 9 0 1018 0a9 9 0 10-18 0M12 7v5l3.5 2",
  list: "M8 6h13M8 12h13M8 18h13M3 6h2M3 12h2M3 18h2",
  globe: "M3.5 12a8.5 8.5 0 1017 0a8.5 8.5 0 10-17 0M3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17z",
  calendar: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
  person: "M8 8a4 4 0 108 0a4 4 0 10-8 0M4 21c0-5 3.5-7 8-7s8 2 8 7",
  people:
    "M5.5 8a3.5 3.5 0 107 0a3.5 3.5 0 10-7 0M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M15.5 5a3.5 3.5 0 010 6M17.5 14.4c2.5.8 4 2.7 4 5.6",
  book: "M12 6v14M12 6C10 4 6 4 3 5v13c3-1 7-1 9 1 2-2 6-2 9-1V5c-3-1-7-1-9 1z",
  play: "M7 4.5v15l12-7.5z",
  code: "M8 6l-6 6 6 6M16 6l6 6-6 6",
  check: "M4 12.5l5.5 5.5L20 7",
  lock: "M6 11h12v9H6zM9 11V8a3 3 0 016 0v3",
  live: "M7 12a5 5 0 1010 0a5 5 0 10-10 0M4.5 4.5a10.6 10.6 0 000 15M19.5 4.5a10.6 10.6 0 010 15",
  share: "M12 16V4M7 9l5-5 5 5M4 16v4h16v-4",
  alert: "M3 12a9 9 0 1018 0a9 9 0 10-18 0M12 7v6.5M12 16v1.5",
  refresh: "M19 12a7 7 0 11-2.1-5M20 3v5h-5",
  "arrow-up": "M12 19V5M6 11l6-6 6 6",
  "arrow-down": "M12 5v14M6 13l6 6 6-6",
  "chevron-left": "M15 5l-7 7 7 7",
  "chevron-right": "M9 5l7 7-7 7",
  sort: "M8 9l4-4 4 4M8 15l4 4 4-4",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  info: "M3 12a9 9 0 1018 0a9 9 0 10-18 0M12 11v6M12 7v1.5",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM9 12a3 3 0 106 0a3 3 0 10-6 0",
  copy: "M8 8h12v12H8zM16 8V4H4v12h4",
  edit: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  download: "M12 4v12M7 11l5 5 5-5M4 20h16",
  upload: "M12 16V4M7 9l5-5 5 5M4 16v4h16v-4",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13",
} as const;

export type IconName = keyof typeof ICONS;
