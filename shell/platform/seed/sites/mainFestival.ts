import type { PageSetting } from "@serambi/kernel/contracts";
import type * as z from "zod/mini";

/** The festival as the company that holds it presents it: what happens there, who speaks, and what it costs a sponsor. */
export const mainFestival: z.input<typeof PageSetting> = {
  title: "Belajar Bersama",
  description:
    "The shared-learning festival in Surakarta, 5–7 March 2027: three days, sixty free classes, ten speakers, and four ways to sponsor it.",
  sections: [
    {
      slot: "sites.hero-fair.v1",
      props: {
        title: "Belajar\nBersama",
        date: { from: "2027-03-05", to: "2027-03-07", text: "5–7 March 2027" },
        place: "Benteng Vastenburg, Surakarta",
        lede: "“Learning together”: sixty classes under the walls of an old fortress, given by whoever knows something to whoever asks. Nobody pays to come in, because companies like yours do.",
        actions: [
          { label: "Become a sponsor", href: "#sponsorship" },
          { label: "What happens there", href: "#activities" },
        ],
        cloths: [
          { seed: "fair-ceplok", motif: "ceplok", ground: "light" },
          { seed: "fair-parang", motif: "parang", ground: "primary" },
          { seed: "fair-kawung", motif: "kawung", ground: "dark" },
          { seed: "fair-tumpal", motif: "tumpal", ground: "light" },
          { seed: "fair-mendung", motif: "mega mendung", ground: "primary" },
          { seed: "fair-truntum", motif: "truntum", ground: "dark" },
          { seed: "fair-jagad", motif: "sekar jagad", ground: "light" },
          { seed: "fair-lereng", motif: "lereng", ground: "primary" },
          { seed: "fair-banji", motif: "banji", ground: "light" },
          { seed: "fair-poleng", motif: "poleng", ground: "dark" },
        ],
      },
    },
    {
      slot: "sites.activities.v1",
      props: {
        anchor: "activities",
        title: "Three things to do with three days",
        text: "A bell rings every hour. Between two bells you sit in a class, stand at the wall, or eat. Most people do all three and forget the order.",
        activities: [
          {
            name: "Sixty classes, fifty minutes each",
            when: "Friday to Sunday, 8 am to 5 pm",
            place: "Three tracks in the inner courtyard",
            text: "Hands is for what leaves dust: wood, cloth, solder, clay. Screens is for code, data and design. Words is for languages, arguments and the law. You choose an hour before, from a board, by hanging your badge on a hook; when the hooks are full, so is the class.",
            notes: [
              "Interpreters for sign language in the largest room, all day",
              "Materials are there; you take home what you made",
            ],
            picture: { seed: "activity-classes", motif: "parang", ground: "secondary" },
          },
          {
            name: "The open wall",
            when: "All day, until the lamps go out",
            place: "South rampart",
            text: "Forty metres of paper. Write what you could teach in ten minutes, and an hour; whoever signs below is your class. Last year’s longest queue was for rice cookers and how to mend them.",
            notes: ["No proposal needed"],
            picture: { seed: "activity-wall", motif: "banji", ground: "light" },
          },
          {
            name: "The long table",
            when: "Every noon and every evening",
            place: "North lawn, or the gatehouse when it rains",
            text: "One table, three hundred seats, no names on them. Twelve kitchens of the city cook in turn. The rule is that you sit down beside somebody whose trade you do not know, and that you find out what it is before the coffee.",
            notes: [
              "Free, and vegetarian unless the bowl is red",
              "Dinner on Saturday has a debate that nobody may win",
            ],
            picture: { seed: "activity-table", motif: "mega mendung", ground: "primary" },
          },
        ],
      },
    },
    {
      slot: "sites.speakers.v1",
      props: {
        anchor: "speakers",
        title: "Ten people who begin",
        text: "Each opens a track, an evening or a quarrel, and then sits down as a learner like everybody else. We say openly who has not answered yet.",
        speakers: [
          {
            name: "Sari Wulandari",
            bio: "Mathematics teacher, Kulon Progo. Counts with bamboo, and lets the bamboo be wrong first.",
            picture: { seed: "speaker-sari", motif: "ceplok", ground: "light" },
            isConfirmed: true,
          },
          {
            name: "Marselinus Fanggidae",
            bio: "Back-end engineer, Kupang. Keeps the ferry tickets of nine islands in order and explains a queue with real passengers.",
            picture: { seed: "speaker-marsel", motif: "lereng", ground: "primary" },
            isConfirmed: true,
            href: "/Courses/backend-engineering-with-go",
          },
          {
            name: "Nurul Azizah",
            bio: "Programmer and batik maker, Lasem. Writes a loop, draws it in wax, and dyes the bug along with the pattern.",
            picture: { seed: "speaker-nurul", motif: "parang", ground: "dark" },
            isConfirmed: true,
          },
          {
            name: "Melati Siagian",
            bio: "Technical editor, Bandung. Cuts a page to half its length in front of its author, who thanks her.",
            picture: { seed: "speaker-melati", motif: "truntum", ground: "dark" },
            isConfirmed: true,
            href: "/Courses/writing-for-engineers",
          },
          {
            name: "Made Suarjana",
            bio: "Teaches electronics in his motorcycle workshop, Tabanan. Every pupil leaves with a radio that plays one station.",
            picture: { seed: "speaker-made", motif: "kawung", ground: "light" },
            isConfirmed: true,
          },
          {
            name: "Yuliana Tae",
            bio: "Head of a floating school, Alor. Publishes a wall newspaper whenever the boat lands, which is for two hours.",
            picture: { seed: "speaker-yuliana", motif: "mega mendung", ground: "primary" },
            isConfirmed: true,
          },
          {
            name: "Teuku Ramli",
            bio: "Maps disasters, Banda Aceh. Asks every audience to draw the way home without roads.",
            picture: { seed: "speaker-ramli", motif: "tumpal", ground: "light" },
            isConfirmed: true,
          },
          {
            name: "Dewi Lestaluhu",
            bio: "Dancer and researcher of memory, Ambon. Shows what a body keeps after the words have gone.",
            picture: { seed: "speaker-dewi", motif: "sekar jagad", ground: "secondary" },
            isConfirmed: true,
          },
          {
            name: "Agus Hidayat",
            bio: "Librarian with three horses, Serang. Lends what fits into a saddlebag, and reads the rest aloud.",
            picture: { seed: "speaker-agus", motif: "banji", ground: "light" },
            isConfirmed: true,
          },
          {
            name: "Hanafi Lubis",
            bio: "Historian of chalk and blackboards, Medan. Owns the first board that was ever wiped in the wrong direction.",
            picture: { seed: "speaker-hanafi", motif: "poleng", ground: "dark" },
            isConfirmed: false,
          },
        ],
      },
    },
    {
      slot: "sites.festival-class.v1",
      props: {
        anchor: "take-part",
        title: "Take part",
        text: "A place costs nothing and is kept for you until the second bell on Friday. Registering tells the kitchens how much rice to cook.",
        label: "Register for the festival",
      },
    },
    {
      slot: "sites.sponsorship.v1",
      props: {
        anchor: "sponsorship",
        title: "Free for them, because of you",
        text: "The festival sells no tickets and no stands. Tents, power, rice and train fares come to a little under seven hundred million rupiah, and these four tiers are the whole of how it is paid. There is no other package, and nobody may buy a class.",
        tiers: [
          {
            name: "Title sponsor",
            price: "Full event cost",
            slot: "Exclusive, 1 slot",
            left: 1,
            benefits: [
              "Your name before the festival’s on every poster, badge and bowl",
              "The opening hour on Saturday, for whatever you want to teach",
              "Twenty of your people as teachers or helpers, train and bed included",
              "The full report: who came, what they learnt, what a seat cost",
            ],
          },
          {
            name: "Platinum",
            priceIdr: 50_000_000,
            slot: "2–3 slots",
            left: 2,
            benefits: [
              "One track carries your name for three days",
              "A tent of six by six metres, and two workshops in it",
              "Eight places for your people, chosen by you",
            ],
          },
          {
            name: "Gold",
            priceIdr: 25_000_000,
            slot: "4–5 slots",
            left: 3,
            benefits: [
              "A tent of three by three metres, and one workshop in it",
              "Your mark on the map that everybody carries",
              "Four places for your people",
            ],
          },
          {
            name: "Silver",
            priceIdr: 10_000_000,
            slot: "Open slots",
            benefits: ["Your mark on the partners’ wall", "Thanks by name from the closing stage"],
          },
        ],
        action: {
          label: "Write to us about sponsorship",
          href: "mailto:halo@serambi.example?subject=Sponsoring%20Belajar%20Bersama",
        },
        note: "Lintang Purnamasari answers within two working days. Contracts are two pages, signed by 29 January.",
      },
    },
    {
      slot: "sites.partner-logos.v1",
      props: {
        anchor: "partners",
        title: "Twelve partners who bring something other than money",
        text: "Printing, rice, mats, a stage: what a festival needs on the day and cannot buy the week before.",
        partners: [
          { name: "Tangga Baca", mark: "ladder", gives: "Four thousand books on loan" },
          { name: "Purnama", mark: "moon", gives: "Lamps for three nights" },
          { name: "Arus Timur", mark: "current", gives: "Freight from Kupang" },
          { name: "Belah Ketupat", mark: "diamond", gives: "Breakfast, every day" },
          { name: "Main Serius", mark: "blocks", gives: "The children’s courtyard" },
          { name: "Gunungan", mark: "mountain", gives: "The stage and its crew" },
          { name: "Corong Suara", mark: "funnel", gives: "Sound and recordings" },
          { name: "Kantil", mark: "petals", gives: "First aid" },
          { name: "Nusa Cetak", mark: "letter", gives: "Posters, badges, maps" },
          { name: "Gong Kecil", mark: "gong", gives: "The bell, and who rings it" },
          { name: "Rumah Petang", mark: "house", gives: "Two hundred beds" },
          { name: "Lekas", mark: "arrow", gives: "Bicycles between the gates" },
        ],
      },
    },
    {
      slot: "sites.questions.v1",
      props: {
        anchor: "questions",
        title: "What sponsors ask first",
        text: "And what we answer, including when the answer is no.",
        by: {
          name: "Lintang Purnamasari",
          role: "Sponsors and partners",
          picture: { seed: "lintang", motif: "kawung", ground: "dark" },
        },
        questions: [
          {
            question: "May we give a product demonstration?",
            strong: "No.",
            answer:
              " You may give a class, and it may use what you make. Whoever leaves must be able to do the thing without buying it.",
          },
          {
            question: "How many people will see our name?",
            answer:
              "In 2026 there were 6,240 visitors over three days, counted at the gates. Two thirds are under thirty; a third are teachers. We publish the count whatever it is.",
          },
          {
            question: "What if the festival cannot be held?",
            answer:
              "Until 31 January you get everything back. After that we return what has not been spent, with the receipts for the rest, within thirty days.",
          },
          {
            question: "Can we sponsor in kind?",
            answer:
              "Yes, as a partner. Tell us what you can lend, for how many days, and who comes with it. Partners stand on the wall and the map, not on the badges.",
          },
        ],
      },
    },
    {
      slot: "sites.ask.v1",
      props: {
        title: "Half an hour, with the site plan on the table",
        text: "Tell us what your people are good at. We will tell you which tent it belongs in, and what that costs.",
        action: {
          label: "Book a call",
          href: "/Make-Appointment",
        },
        ground: "secondary",
      },
    },
  ],
};
