/** Marks of the partners that have given theirs, drawn on a field of 40 by 40. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ["Tangga Baca", "M4 36V4h10v32zM18 36V14h8v22zM30 36V22h6v14z"],
  ["Purnama", "M20 2a18 18 0 1 0 0 36V2zM24 8a12 12 0 0 1 0 24z"],
  ["Arus Timur", "M2 28c6-12 12-12 18 0s12 12 18 0v-9c-6 12-12 12-18 0S8 7 2 19z"],
  ["Belah Ketupat", "M20 2l18 18-18 18L2 20zM20 13l-7 7 7 7 7-7z"],
  [
    "Main Serius",
    "M4 4h14v14H4zM22 22h14v14H22zM22 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM4 29a7 7 0 1 0 14 0a7 7 0 1 0-14 0z",
  ],
  ["Gunungan", "M20 3l17 33H3zM20 18l-7 13h14z"],
  ["Corong Suara", "M3 6h34v6H3zM8 17h24v6H8zM13 28h14v6H13z"],
  ["Kantil", "M20 2c9 8 9 14 0 18 9-4 15 1 16 9-9 3-14 0-16-9-2 9-7 12-16 9 1-8 7-13 16-9-9-4-9-10 0-18z"],
  ["Nusa Cetak", "M3 3h34v34H3zM10 10v20h6V20l8 10h6V10h-6v10l-8-10z"],
  [
    "Gong Kecil",
    "M20 3a17 17 0 1 1 0 34 17 17 0 0 1 0-34zm0 7a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
  ],
  ["Rumah Petang", "M2 38V20L20 4l18 16v18H26V26H14v12z"],
  ["Lekas", "M6 2h8v36H6zM18 2l18 18-18 18V27l7-7-7-7z"],
]);

/** A partner's mark; nothing for one that has none. */
export const PartnerMark = ({ name }: { readonly name: string }) => {
  const shape = MARKS.get(name);
  return shape === undefined ? null : (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d={shape} fillRule="evenodd" />
    </svg>
  );
};
