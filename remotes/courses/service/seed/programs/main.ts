import type { ProgramDetails } from "./withDetails";

/** The fields of the main brand, at length, and the universities and polytechnics that send cohorts. */
export const mainPrograms: Readonly<Record<string, ProgramDetails>> = {
  "main-software": {
    description: `<p>Most of the work of a programmer is reading what somebody else wrote, at a time when it does not do what it should. So every class of this programme begins with code that exists: a small service that runs, has users, and is not quite right.</p>
<p>You change it in small steps, each with a test and a message that says why. A mentor reads every change within a day. By the end you have a history that shows how you think, which is what people who hire you will ask to see.</p>`,
    schools: [
      { name: "Politeknik Negeri Batam", city: "Batam", province: "Riau Islands" },
      { name: "Institut Teknologi Del", city: "Toba", province: "North Sumatra" },
      { name: "Universitas Sam Ratulangi", city: "Manado", province: "North Sulawesi" },
    ],
  },
  "main-data": {
    description: `<p>A figure is a claim. The classes here teach you to make fewer of them and to hold on to those you make: where the rows come from, what was left out, and how wrong the answer could be before anybody should act differently.</p>
<p>You work on databases of the size that companies in this country really have, a few million rows on one machine, and learn to read a plan before you blame the hardware. <em>Nothing in this programme needs a cluster.</em></p>
<p>The last week belongs to a decision: you present a recommendation to somebody who has to pay for it.</p>`,
    schools: [
      { name: "Universitas Syiah Kuala", city: "Banda Aceh", province: "Aceh" },
      { name: "Politeknik Statistika STIS", city: "East Jakarta", province: "Jakarta" },
      { name: "Universitas Mulawarman", city: "Samarinda", province: "East Kalimantan" },
      { name: "Institut Teknologi Kalimantan", city: "Balikpapan", province: "East Kalimantan" },
    ],
  },
  "main-operations": {
    description: `<p>Services fail on Friday evenings. This programme is about the Friday: what you see first, whom you tell, what you may do without asking, and what you write down on Monday so that it fails differently next time.</p>
<p>Every cohort runs a real, small service for twelve weeks and is on call for it in pairs. You restore it from a backup twice, once announced and once not. The bill is part of the syllabus: you can say at any time what it costs and which line you would cut.</p>`,
    schools: [
      { name: "Politeknik Elektronika Negeri Surabaya", city: "Surabaya", province: "East Java" },
      { name: "Universitas Udayana", city: "Badung", province: "Bali" },
      { name: "Politeknik Negeri Ujung Pandang", city: "Makassar", province: "South Sulawesi" },
    ],
  },
  "main-design": {
    description: `<p>Somebody has a problem and half an hour. You listen, you draw what you understood, and they tell you that it is something else. That is the first month, and it is the most useful one.</p>
<p>Later you specify screens so that developers ask three questions instead of thirty, test paper with five people in an afternoon, and stay until the thing is built. A year on you visit once more, and count what is still in use.</p>`,
    schools: [
      { name: "Institut Seni Indonesia Padangpanjang", city: "Padang Panjang", province: "West Sumatra" },
      { name: "Universitas Negeri Semarang", city: "Semarang", province: "Central Java" },
      { name: "Politeknik Negeri Media Kreatif", city: "South Jakarta", province: "Jakarta" },
    ],
  },
  "main-festival": {
    description: `<p>Once a year we stop selling classes and give them away. The programme is the festival in Surakarta and the six weeks around it: proposals, a first class in front of a friendly back row, three days under the walls.</p>
<p>Nobody is graded. What counts is whether somebody who sat in your class on Friday gives it on Sunday.</p>`,
    schools: [
      { name: "Universitas Sebelas Maret", city: "Surakarta", province: "Central Java" },
      { name: "Institut Seni Indonesia Surakarta", city: "Surakarta", province: "Central Java" },
      { name: "Akademi Teknik Mesin Industri", city: "Surakarta", province: "Central Java" },
    ],
  },
};
