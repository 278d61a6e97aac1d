import { Calendar } from "./Calendar";
import { DatePicker } from "./DatePicker";
import { States, type Fixture } from "./Fixture";
import { calendarTexts } from "./fixtureTexts";

/** Sundays, and the day of a tryout. */
const isTaken = (day: string): boolean => new Date(day).getUTCDay() === 0 || day === "2026-11-26";

export const dateFixtures: readonly Fixture[] = [
  {
    name: "DatePicker",
    render: (language) => {
      const isId = language === "id";
      const texts = {
        language,
        texts: calendarTexts(language),
        openLabel: isId ? "Buka kalender" : "Open the calendar",
        label: isId ? "Tanggal mulai" : "Start date",
        help: isId ? "Hari, bulan, tahun. Boleh diketik." : "Day, month, year. Typing works too.",
        min: "2026-11-16",
        max: "2027-01-31",
        isUnavailable: isTaken,
      };
      return (
        <States>
          <DatePicker {...texts} />
          <DatePicker {...texts} defaultValue="2026-11-24" />
          <DatePicker
            {...texts}
            defaultValue="2026-11-26"
            error={isId ? "Jadwal tidak tersedia. Pilih waktu lain." : "This day is taken. Choose another."}
          />
          <DatePicker {...texts} defaultValue="2026-11-24" disabled />
          <DatePicker
            {...texts}
            label={isId ? "Tanggal lahir" : "Date of birth"}
            help={undefined}
            min="1990-01-01"
            max="2020-12-31"
            isUnavailable={undefined}
            defaultValue="2011-08-17"
            pickYear
          />
        </States>
      );
    },
  },
  {
    name: "Calendar",
    render: (language) => {
      const isId = language === "id";
      const texts = {
        language,
        texts: calendarTexts(language),
        label: isId ? "Hari pertemuan" : "Day of the meeting",
        min: "2026-11-16",
        max: "2027-01-31",
        isUnavailable: isTaken,
      };
      return (
        <States>
          <Calendar {...texts} defaultValue="2026-11-24" />
          <Calendar
            {...texts}
            defaultValue="2026-11-26"
            error={isId ? "Jadwal tidak tersedia. Pilih waktu lain." : "This day is taken. Choose another."}
          />
          <Calendar {...texts} defaultValue="2026-12-08" pickYear />
          <Calendar {...texts} defaultValue="2026-11-24" disabled />
        </States>
      );
    },
  },
];
