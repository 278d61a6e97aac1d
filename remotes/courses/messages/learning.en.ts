import type { CatalogueOf } from "@serambi/kernel/i18n";

import { commonMessages } from "./common.en";
import type { learningMessages as indonesian } from "./learning.id";

export const learningMessages: CatalogueOf<typeof indonesian> = {
  premiumTerms: "Price of the course",
  premiumFree: (chapters) => (chapters === 1 ? "One chapter free to try" : `${chapters} chapters free to try`),
  premiumRest: (chapters) => `${chapters} more ${chapters === 1 ? "chapter opens" : "chapters open"} once it is paid`,
  startFree: "Start with the free chapter",
  startCourse: "Start learning",
  goOn: "Go on learning",
  goOnWith: (chapter) => `You were last at: ${chapter}`,
  returnTo: (chapter) => `Back to the chapter ${chapter}`,

  outline: "Course outline",
  outlineShort: "Outline",
  outlineLost: "The outline of this course cannot be read at the moment.",
  outlineLostHelp: "You can read this chapter all the same.",
  chapterPlace: (module, chapter) => `Module ${module}, chapter ${chapter}`,
  doneOf: (done, all) => `${done} of ${all}`,
  courseProgress: "Course progress",
  chapterDone: "done",
  chapterLocked: "locked",
  chapterNavigation: "Chapters",
  previousChapter: "Previous",
  nextChapter: "Next",
  markDone: "Mark as done",
  markedDone: "This chapter is done",
  keyHint: "The left and right arrow keys go from chapter to chapter.",
  goToPosition: (percent) => `You stopped at about ${percent}% of this chapter.`,
  goThere: "Go on from there",
  stayHere: "Read from the top",

  lessonFailed: "This chapter did not arrive",
  lessonFailedHelp: "The learning server did not answer as it should. Your notes are kept.",
  lessonEmpty: "This chapter is being written",
  lessonEmptyHelp: "The other chapters of this course are there: open them from the outline.",

  lockHeading: "This chapter opens once the course is paid",
  lockHelp: (price) => `The whole course is paid once, ${price}. Then you come straight back to this chapter.`,
  lockAction: "See the price and how to pay",
  lockFree: "Read the free chapter",

  copyCode: "Copy",
  copied: "Copied",
  copyFailed: "Not copied",
  codeOf: (language) => `${language} code`,
  plainText: "text",
  filmSeconds: (count) => `${count} ${count === "1" ? "second" : "seconds"}`,
  transcript: "Transcript",
  embedShow: (host) => `Play from ${host}`,
  embedNote: (host) => `Once you press it, ${host} knows that you opened this video.`,
  embedLink: "Open in a new tab",

  quiz: "Check yourself",
  quizCheck: "Check",
  quizChoose: "Choose an answer first.",
  quizRight: "Right.",
  quizWrong: "Not quite.",
  quizAnswer: "See the answer",

  exercise: "Exercise",
  exerciseElsewhere: "Work on it in the code editor you use.",
  exerciseStarter: "Code to start from",

  task: "Task",
  taskMissing: "This task cannot be shown at the moment. Please open the chapter again later.",
  tasksMissing: (count) =>
    count === 1
      ? "This chapter is done once its task is passed:"
      : `This chapter is done once its ${count} tasks are passed:`,
  tasksLogin: "Log in, so that what you pass is recorded.",

  notes: "Your notes",
  notesHelp: "Kept by themselves while you type.",
  notesHere: "Kept in this browser; once you log in they come along to your account.",
  notesAccount: "Kept in your account, and in this browser while you are offline.",
  notesUnkept: "This browser cannot keep notes.",
  notesCount: (used, most) => `${used} of ${most} characters`,

  completed: "All chapters done",
  completedHelp: "Write your name as it shall stand on the certificate.",
  completedLogin: "Log in to receive your certificate. What you did in this browser comes along to your account.",
  login: "Log in",
  certificateName: "Name on the certificate",
  certificateNameError: "A name is needed (3–100 characters).",
  certificateAsk: "Issue the certificate",
  certificateAsking: "Issuing…",
  certificateFailed: "The certificate cannot be issued yet. Please try again in a moment.",
  certificateReady: "Your certificate is issued under the code",
  certificateOpen: "Open the certificate",
  certificate: "Certificate",
  certificateOf: (name) => `Certificate of ${name}`,
  certificateIntro: "This is to certify that",
  certificateFor: "has completed every chapter of the course",
  certificateExtent: (chapters, length) => `${chapters}, ${length} of learning`,
  certificateHolder: (code) => `the holder of the code ${code}`,
  certificateSheetExtent: (chapters, length) =>
    `${chapters} ${chapters === "1" ? "chapter" : "chapters"}, ${length} of learning`,
  certificateSheetProof: "Whether this certificate is genuine can be seen at",
  certificateIssued: "Issued",
  certificateIssuer: "By",
  certificateCode: "Verification code",
  certificateKeep: "Keep this certificate",
  certificatePdf: "Download the PDF",
  certificatePng: "Download the picture",
  certificateProof:
    "This page is read straight from its issuer's records. As long as it opens under that site's address, the certificate is genuine.",

  continueWith: (chapter) => `Go on: ${chapter}`,
};

export const messages = { ...commonMessages, ...learningMessages };
