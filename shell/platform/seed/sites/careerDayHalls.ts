interface Extra {
  readonly name: string;
  readonly span: number;
  readonly isListed?: true;
}

/** A row of tables: the number of the first, then for each the trades that are wanted there, as digits. */
const row = (hall: string, first: number, trades: string, extras: Readonly<Record<string, Extra>> = {}) =>
  trades.split(" ").map((digits, index) => {
    const number = `${hall}${first + index}`;
    return { number, trades: Array.from(digits, Number), ...extras[number] };
  });

/** The two halls: 0 machines, 1 electricity, 2 software, 3 offices, 4 kitchens and hotels, 5 health. */
export const careerDayHalls = [
  {
    sign: "A",
    label: "Aula A",
    rows: [
      row("A", 1, "0 0 0 0 0 3 0 0 0", {
        A3: { name: "Logam Karya Tirta", span: 2, isListed: true },
        A7: { name: "Bengkel Arjuna", span: 2, isListed: true },
      }),
      row("A", 10, "1 0 0 01 0 0 0 1 1", { A13: { name: "Galangan Muara", span: 3, isListed: true } }),
      row("A", 19, "1 1 1 1 1 1 1 0 2 1", { A24: { name: "Surya Panel Nusa", span: 2, isListed: true } }),
      row("A", 29, "1 1 1 1 2 03 03 2 2 2", { A29: { name: "Sinar Kabelindo", span: 2 } }),
    ],
  },
  {
    sign: "B",
    label: "Aula B",
    rows: [
      row("B", 1, "3 3 3 3 2 3 3 3", { B2: { name: "Koperasi Rukun", span: 2, isListed: true } }),
      row("B", 9, "2 2 4 2 4 4", {
        B9: { name: "Kode Teduh", span: 2, isListed: true },
        B14: { name: "Hotel Pandan", span: 3, isListed: true },
      }),
      row("B", 15, "4 2 5 4 4 4 5 5", { B22: { name: "RS Bakti Warga", span: 2, isListed: true } }),
      row("B", 23, "4 4 3 4 30 3 3 3", { B27: { name: "Rantai Dingin", span: 2, isListed: true } }),
    ],
  },
];
