const PATHS = {
  back: "M20 12H4M10 6l-6 6 6 6",
  alert: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v6M12 15.5V17",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 6.5V12l3.5 2.5",
  key: "M8 4.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM11 12.5l8.5 8.5M16 17.5l2.5-2.5",
  done: "M4 12.5l5.5 5.5L20 6.5",
  laptop: "M5 5h14v10H5zM2.5 18.5h19",
  phone: "M7.5 2.5h9v19h-9zM11 18.5h2",
  print: "M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 14h10v6.5H7z",
  save: "M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14",
} as const;

export const Icon = ({ name }: { readonly name: keyof typeof PATHS }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
