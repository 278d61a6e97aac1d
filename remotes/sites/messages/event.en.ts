import type { EventMessages } from "./event.id";

export const messages: EventMessages = {
  "sponsorship.benefits": "What you get",
  "sponsorship.left": (left) => (left === 0 ? "all taken" : `${left} left`),
  proposalFor: "Name of the company",
  proposalHelp: "May be left empty. It is printed on the file, and kept nowhere.",
  proposalFile: "Download the proposal (PDF)",
  proposalHeading: "Proposal to sponsors",
  proposalTo: (name) => `For ${name}`,
  proposalToAll: "For sponsors to be",
  proposalTitle: (event) => `Proposal to sponsors of ${event}`,
  proposalPage: "Page of the event",
  proposalDate: (date) => `Made on ${date}. Prices and slots as on that day.`,
  mine: "My agenda",
  empty: "Nothing yet. Tick what you want to come to; your choice stays on this device.",
  pick: (title) => `Put on the agenda: ${title}`,
  clash: "Begins in the same hour as another one",
  remove: "Take off",
  removeNamed: (title) => `Take off the agenda: ${title}`,
  count: (count) => (count === 1 ? "1 event on your agenda." : `${count} events on your agenda.`),
  file: "Download for a calendar (.ics)",
  copy: "Copy a link to it",
  share: "Share",
  copied: "The link is copied.",
  copyFailed: (address) => `Copy it by hand: ${address}`,
  shareTitle: (title) => `My agenda: ${title}`,
  clear: "Clear",
  shared: (count) =>
    count === 1
      ? "Somebody shares an agenda with you: 1 event."
      : `Somebody shares an agenda with you: ${count} events.`,
  take: "Put it on mine",
  leave: "Leave it",
};
