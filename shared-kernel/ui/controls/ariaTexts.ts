/**
 * What react-aria says aloud in Indonesian, which it has no texts for: by its packages, with its own keys. The build puts
 * them in the place of its thirty other languages (docs/weight.md, "Components with behaviour").
 */

interface ComboFocus {
  readonly isGroupChange: boolean;
  readonly groupTitle: string;
  readonly groupCount: number;
  readonly optionText: string;
  readonly isSelected: boolean;
}

export const calendar = {
  previous: "Sebelumnya",
  next: "Berikutnya",
  selectedDateDescription: ({ date }: { readonly date: string }) => `Tanggal terpilih: ${date}`,
  selectedRangeDescription: ({ dateRange }: { readonly dateRange: string }) => `Rentang terpilih: ${dateRange}`,
  todayDate: ({ date }: { readonly date: string }) => `Hari ini, ${date}`,
  todayDateSelected: ({ date }: { readonly date: string }) => `Hari ini, ${date}, terpilih`,
  dateSelected: ({ date }: { readonly date: string }) => `${date}, terpilih`,
  startRangeSelectionPrompt: "Klik untuk mulai memilih rentang tanggal",
  finishRangeSelectionPrompt: "Klik untuk menutup rentang tanggal",
  minimumDate: "Tanggal pertama yang tersedia",
  maximumDate: "Tanggal terakhir yang tersedia",
  dateRange: ({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }) =>
    `${startDate} sampai ${endDate}`,
};

export const combobox = {
  focusAnnouncement: ({ isGroupChange, groupTitle, groupCount, optionText, isSelected }: ComboFocus) =>
    [isGroupChange && `Kelompok ${groupTitle}, ${groupCount} pilihan. `, optionText, isSelected && ", terpilih"]
      .filter(Boolean)
      .join(""),
  countAnnouncement: ({ optionCount }: { readonly optionCount: number }) => `${optionCount} pilihan tersedia.`,
  selectedAnnouncement: ({ optionText }: { readonly optionText: string }) => `${optionText}, terpilih`,
  buttonLabel: "Tampilkan pilihan",
  listboxLabel: "Pilihan",
};

export const datepicker = {
  era: "era",
  year: "tahun",
  month: "bulan",
  day: "hari",
  hour: "jam",
  minute: "menit",
  second: "detik",
  dayPeriod: "AM/PM",
  calendar: "Kalender",
  startDate: "Tanggal awal",
  endDate: "Tanggal akhir",
  weekday: "hari dalam pekan",
  timeZoneName: "zona waktu",
  selectedDateDescription: ({ date }: { readonly date: string }) => `Tanggal terpilih: ${date}`,
  selectedRangeDescription: ({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }) =>
    `Rentang terpilih: ${startDate} sampai ${endDate}`,
  selectedTimeDescription: ({ time }: { readonly time: string }) => `Waktu terpilih: ${time}`,
};

export const menu = { longPressMessage: "Tekan lama, atau Alt dan panah bawah, untuk membuka menu" };

export const overlays = { dismiss: "Tutup" };

export const spinbutton = { Empty: "Kosong" };

/** Of the package that keeps a date's state: its own messages about bounds. The product's forms say theirs instead. */
export const dateState = {
  rangeUnderflow: ({ minValue }: { readonly minValue: string }) => `Paling awal ${minValue}.`,
  rangeOverflow: ({ maxValue }: { readonly maxValue: string }) => `Paling akhir ${maxValue}.`,
  rangeReversed: "Tanggal awal harus sebelum tanggal akhir.",
  unavailableDate: "Tanggal ini tidak tersedia.",
};
