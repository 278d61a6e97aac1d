import type { CatalogueOf } from "@serambi/kernel/i18n";

import { commonMessages } from "./common.en";
import type { pesilatMessages as indonesian } from "./pesilat.id";

export const pesilatMessages: CatalogueOf<typeof indonesian> = {
  "pesilat.white": "White",
  "pesilat.yellow": "Yellow",
  "pesilat.green": "Green",
  "pesilat.red": "Red",
  "pesilat.black": "Black",

  "pesilat.name": "Silat",
  "pesilat.title": "Silat classes from white belt to black",
  "pesilat.description":
    "The ladder of belts in pencak silat: the classes of each belt with their dates, places left and coaches, and the classes that are open to everybody.",
  "pesilat.heading": "Up by\none belt\nat a time.",
  "pesilat.lede":
    "Every belt has its own classes, dates and coaches. Whoever has no belt yet comes in through an open class.",
  "pesilat.openHeading": "Stand\nfirst, then\nstep.",
  "pesilat.openLede": "Pencak silat for everybody, with dates, prices and the names of those who teach.",
  "pesilat.openNow": (count) => (count === 1 ? "1 class takes registrations" : `${count} classes take registrations`),
  "pesilat.nextStart": (date) => `Next start ${date}`,
  "pesilat.stairs": "Belt by belt",
  "pesilat.classes": (count) => (count === 1 ? "1 class" : `${count} classes`),

  "pesilat.ladder": "From white to black, without a short cut",
  "pesilat.noClass": "No class has been opened for this belt yet.",
  "pesilat.noLastClass": "The last belt has no class. It is examined in the arena, before the coaches.",
  "pesilat.places": (count) => {
    if (count <= 0) return "Full";
    return count === 1 ? "1 place left" : `${count} places left`;
  },
  "pesilat.with": (names) => `With ${names}`,

  "pesilat.openClasses": "Open classes, no belt required",
  "pesilat.openText":
    "Training beside the ladder, for those who begin and for those who have not trained for a long time. Read the page of a class, then come.",

  "pesilat.calendar": "When it begins, when it ends",
  "pesilat.calendarScrolls": "Scroll sideways to see every month",
  "pesilat.calendarCaption": "Classes that run and classes to come, by month",
  "pesilat.class": "Class",
  "pesilat.undated": "Dates to follow:",

  "pesilat.coaches": "Who stands before the line",
  "pesilat.coachesOfClass": "Coaches",
  "pesilat.teaches": (codes) => `Teaches ${codes}`,

  "pesilat.further": "Read on",
  "pesilat.list": "All silat classes",
  "pesilat.listDescription": "All silat classes in one list: code, belt, dates, places left and price.",
  "pesilat./Silabus": "The syllabus of every class",
  "pesilat./Curriculum": "Curriculum",

  "pesilat.empty": "No silat classes yet",
  "pesilat.emptyHelp": "The first class appears here as soon as its date is set.",
  "pesilat.failed": "The list of classes did not arrive",
  "pesilat.failedHelp": "Our server did not answer as it should. Try again in a moment.",
  "pesilat.partial": "Places left and coaches cannot be read for every class.",
  "pesilat.partialHelp": "The dates on this page hold all the same.",

  "pesilat.terms": "About this class",
  "pesilat.level": "Level",
  "pesilat.schedule": "Dates",
  "pesilat.length": "Hours of training",
  "pesilat.placesLeft": "Places",
  "pesilat.price": "Price",
  "pesilat.toLadder": "Back to the ladder of belts",
};

export const messages = { ...commonMessages, ...pesilatMessages };
