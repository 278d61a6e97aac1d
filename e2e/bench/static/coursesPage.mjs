import { readFileSync } from "node:fs";
import path from "node:path";

const DAY = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Asia/Jakarta",
});
const NUMBER = new Intl.NumberFormat("en-US");
const STATES = {
  "registration-open": "Registration open",
  "coming-soon": "Coming soon",
  upcoming: "Starting soon",
  started: "In progress",
  ended: "Ended",
};

const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const day = (iso) => DAY.format(new Date(`${iso}T00:00:00+07:00`));
const link = (label, href = "") => (href ? `<a href="${href}">${label}</a>` : label);

const dates = ({ state, startsOn, endsOn }) => {
  if (state === "started") return `Until ${day(endsOn)}`;
  if (state === "ended") return `${startsOn.slice(0, 4)} intake`;
  return startsOn ? `Starts ${day(startsOn)}` : "";
};

const terms = ({ programName, level, lengthMinutes, priceIdr }) =>
  `${escape(programName)}, ${escape(level)}<br>${Math.floor(lengthMinutes / 60)} h ${String(lengthMinutes % 60).padStart(2, "0")} · ${priceIdr ? `IDR ${NUMBER.format(priceIdr)}` : "Free"}`;

const card = (item, index, pictures) => `<li>
${pictures.get(item.slug) ?? ""}<div>
<p><span class="state">${STATES[item.state] ?? STATES.upcoming}</span> ${dates(item)}</p>
<h2><a href="/Courses/${item.slug}">${escape(item.name)}</a></h2>
${index === 0 ? `<p class="about">${escape(item.description)}</p>\n` : ""}<p>${terms(item)}</p>
</div></li>`;

const choice = (type, name, value, label, count) =>
  `<label><input type="${type}" name="${name}" value="${escape(value)}"${value === "" ? " checked" : ""}>${escape(label)}${count === undefined ? "" : `<i>${count}</i>`}</label>`;

const group = (legend, choices) => `<fieldset><legend>${legend}</legend>\n${choices.join("\n")}\n</fieldset>`;

const filters = ({ state, level, program }) =>
  [
    group(
      "Field",
      program.map(({ value, label, count }) => choice("checkbox", "programIds", value, label, count)),
    ),
    group("Status", [
      choice("radio", "state", "", "Any"),
      ...state.map(({ value, count }) => choice("radio", "state", value, STATES[value], count)),
    ]),
    group("Level", [
      choice("radio", "level", "", "Any"),
      ...level.map(({ value, count }) => choice("radio", "level", value, value, count)),
    ]),
  ].join("\n");

const FOOTER = [
  ["Learn", [link("Courses", "/Courses"), "Premium courses", "Belajar Bersama"]],
  ["For companies", [link("Corporate training", "/#corporate"), "Syllabus", link("Talent hiring", "/#hiring")]],
  ["Platform", ["Serambi LMS", "Coding studio", link("News", "/#news")]],
  ["Talk to us", [link("Book a call", "mailto:halo@serambi.example"), "halo@serambi.example", "Jakarta · Yogyakarta"]],
];

const css = readFileSync(path.join(import.meta.dirname, "courses.css"), "utf8").replace(/\s*\n\s*/g, "");

/**
 * The list of courses as one would write it by hand: one document, its style inside, two fonts, no script. What it
 * shows is what `/Courses` of the main site shows.
 * @param list a page of `class/active`
 * @param pictures SVG of each course's cover, by slug
 */
export const coursesPage = (list, pictures) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Courses | Serambi</title>
<meta name="description" content="Every course on this site: search by name, level, field or the state of its registration.">
<link rel="icon" href="data:,">
<link rel="preload" as="font" type="font/woff2" href="/fonts/schibsted-grotesk.woff2" crossorigin>
<link rel="preload" as="font" type="font/woff2" href="/fonts/source-serif-4.woff2" crossorigin>
<style>${css}</style></head>
<body>
<header><div class="wrap">
<a class="logo" href="/"><svg viewBox="0 0 28 28" fill="currentColor"><path d="M10 3h8l3 7h4l3 6H0l3-6h4zM3 18h3v8H3zM12.5 18h3v8h-3zM22 18h3v8h-3z"/></svg>Serambi</a>
${link("Courses", "/Courses")} ${link("Corporate training", "/#corporate")} ${link("Talent hiring", "/#hiring")} ${link("News", "/#news")}
<a class="button end" href="mailto:halo@serambi.example">Book a call</a>
</div></header>
<main class="wrap">
<h1>${list.totalItems} courses you can take</h1>
<form class="search"><svg class="icon" viewBox="0 0 24 24"><path d="M4 10.5a6.5 6.5 0 1013 0a6.5 6.5 0 10-13 0M15.5 15.5L21 21"/></svg>
<input type="search" name="search" aria-label="Search courses" placeholder="Search a field, a tool or a skill"><button class="button">Search</button></form>
<div class="columns">
<form><p><b>Filters</b></p>${filters(list.facets)}</form>
<div><p><b>${list.totalItems} courses</b></p>
<ul class="cards">
${list.items.map((item, index) => card(item, index, pictures)).join("\n")}
</ul>
<nav class="pages" aria-label="Pages">${Array.from({ length: list.totalPages }, (_, index) => link(String(index + 1), `/Courses?page=${index + 1}`)).join(" ")}</nav>
</div></div></main>
<footer><div class="wrap">
<div class="say"><strong>The door is open. Come and sit.</strong><p>Serambi is the veranda of an Indonesian house: the place where a visitor is received, given tea and listened to before anyone talks business.</p></div>
<nav aria-label="Footer">${FOOTER.map(([title, lines]) => `<div><h3>${title}</h3><ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul></div>`).join("\n")}</nav>
<p>© 2026 Serambi</p>
</div></footer>
</body></html>
`;
