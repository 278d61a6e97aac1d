import type { SeedSite } from "../types";

const OUTCOMES: Readonly<Record<string, "won" | "drawn" | "lost">> = { M: "won", S: "drawn", K: "lost" };

/** A line of the table; `form` is the last five in the letters of the league. */
const team = (
  name: string,
  seed: string,
  ground: "light" | "dark" | "primary" | "secondary",
  [won, drawn, lost]: readonly [number, number, number],
  form: string,
) => ({
  name,
  pennant: { seed: `panji-${seed}`, motif: "tumpal", ground, scaleHeight: 475 },
  played: won + drawn + lost,
  won,
  drawn,
  lost,
  form: form.split("").map((letter) => OUTCOMES[letter]),
  points: 3 * won + drawn,
});

const side = (name: string, score: number) => ({ name, score });

/** A match as the hero, then the table, the season in numbers, what comes next, and how the last season ended. */
export const schoolLeagueHome: SeedSite["home"] = {
  sections: [
    {
      slot: "sites.hero-fixture.v1",
      props: {
        title: "Liga SMK, laga pembuka pekan ke-10:",
        home: "Nusa Penida",
        against: "lawan",
        away: "Bahari Tegal",
        time: "09.00",
        day: "Sabtu 28 November",
        facts: [
          { label: "Masalah", text: "Satu puskesmas, tiga gedung, tak ada sinyal" },
          { label: "Waktu", text: "90 menit, di depan penonton" },
          { label: "Tempat", text: "GOR Ken Arok, Malang" },
        ],
        action: { label: "Ambil karcis, gratis", href: "mailto:liga@serambi.example?subject=Karcis%2028%20November" },
      },
    },
    {
      slot: "sites.standings.v1",
      props: {
        anchor: "klasemen",
        title: "Klasemen",
        intro: "Setelah 9 pekan, delapan teratas dari 16 tim. Semuanya maju ke bagan gugur.",
        caption: "Klasemen Liga SMK setelah sembilan pekan",
        columns: {
          team: "Sekolah",
          played: "Main",
          won: "Menang",
          drawn: "Seri",
          lost: "Kalah",
          form: "Lima laga",
          points: "Nilai",
        },
        teams: [
          team("SMKN 1 Nusa Penida", "nusa", "primary", [8, 1, 0], "MMMSM"),
          team("SMK Bahari Tegal", "bahari", "dark", [7, 1, 1], "MMKMM"),
          team("SMK Karsa Mulya Palangka", "karsa", "secondary", [6, 2, 1], "SMMMS"),
          team("SMK Wana Jepara", "wana", "dark", [6, 0, 3], "MMKMK"),
          team("SMK Dirgantara Madiun", "dirga", "primary", [5, 2, 2], "MSMKS"),
          team("SMKN 4 Tirta Samarinda", "tirta", "dark", [4, 3, 2], "SSMMK"),
          team("SMK Rimba Jambi", "rimba", "secondary", [4, 1, 4], "KMKMK"),
          team("SMKN 2 Surya Ende", "surya", "dark", [3, 3, 3], "MKSSM"),
        ],
        invitation: {
          label: "Sekolah kalian belum ada di sini. Musim depan?",
          href: "/Liga-Smk/Register",
        },
      },
    },
    {
      slot: "sites.season-figures.v1",
      props: {
        title: "Angka musim",
        picture: { seed: "angka-musim", motif: "tumpal", ground: "dark" },
        figures: [
          { value: "120", label: "sekolah sejak babak provinsi" },
          { value: "38", label: "menit rata-rata sampai jaringan pertama menyala" },
          { value: "4.120", label: "penonton di laga derbi Tegal" },
          { value: "97%", label: "mesin yang pulang dalam keadaan lebih baik" },
        ],
      },
    },
    {
      slot: "sites.fixtures.v1",
      props: {
        anchor: "jadwal",
        title: "Berikutnya",
        days: [
          {
            title: "Sabtu 28 November",
            fixtures: [
              {
                time: "09.00",
                home: "Nusa Penida",
                away: "Bahari Tegal",
                kind: "Jaringan",
                place: "GOR Ken Arok",
                href: "/Liga-Smk?view=matches&part=national-10",
              },
              {
                time: "11.00",
                home: "Karsa Mulya Palangka",
                away: "Surya Ende",
                kind: "Boga",
                place: "GOR Ken Arok",
                tone: "accent",
                href: "/Liga-Smk?view=matches&part=national-10",
              },
              {
                time: "14.00",
                home: "Dirgantara Madiun",
                away: "Rimba Jambi",
                kind: "Otomotif",
                place: "Bengkel terbuka",
                tone: "ink",
                href: "/Liga-Smk?view=matches&part=national-10",
              },
            ],
          },
          {
            title: "Minggu 29 November",
            fixtures: [
              {
                time: "09.00",
                home: "Wana Jepara",
                away: "Tirta Samarinda",
                kind: "Rekayasa web",
                place: "GOR Ken Arok",
                tone: "warm",
                href: "/Liga-Smk?view=matches&part=national-10",
              },
            ],
          },
        ],
      },
    },
    {
      slot: "sites.bracket.v1",
      props: {
        anchor: "bagan",
        title: "Bagan musim lalu",
        intro: "Musim ini dimulai 6 Februari. Begini terakhir kali berakhir.",
        rounds: [
          {
            title: "Perempat final",
            matches: [
              [side("Bahari Tegal", 6), side("Rimba Jambi", 2)],
              [side("Wana Jepara", 3), side("Surya Ende", 4)],
              [side("Nusa Penida", 5), side("Tirta Samarinda", 1)],
              [side("Karsa Mulya", 2), side("Dirgantara", 4)],
            ],
          },
          {
            title: "Semifinal",
            matches: [
              [side("Bahari Tegal", 5), side("Surya Ende", 3)],
              [side("Nusa Penida", 4), side("Dirgantara", 3)],
            ],
          },
          { title: "Final", matches: [[side("Bahari Tegal", 4), side("Nusa Penida", 5)]] },
        ],
        champion: {
          label: "Juara 2026",
          name: "Nusa Penida",
          pennant: { seed: "panji-juara", motif: "tumpal", ground: "secondary", scaleHeight: 673 },
        },
      },
    },
  ],
};
