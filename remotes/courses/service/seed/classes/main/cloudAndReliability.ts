import type { ClassDraft } from "../assembleClasses";
import { exercise, live, part, reading, video } from "../syllabusParts";

export const cloudAndReliability: ClassDraft = {
  name: "Cloud and Reliability",
  slug: "cloud-and-reliability",
  code: "CR-501",
  description:
    "Twelve weeks on running what others wrote: networks, containers, infrastructure as code, service levels, and invoices that match the plan.",
  state: "coming-soon",
  level: "Advanced",
  programIds: ["main-operations"],
  type: "class",
  startsOn: "2027-04-05",
  endsOn: "2027-06-26",
  priceIdr: 7_400_000,
  seatsLeft: null,
  language: "English",
  audience:
    "System administrators, back-end developers and network engineers who are about to be on call, or already are. You should be at home in a Linux shell.",
  overview: [
    "A provincial tax office opens its payment portal on the second of January. Last year it fell over at 08:04 and the recovery took until Thursday. There were enough machines. The certificate had expired, the alert went to somebody who had left, and the runbook described a system that no longer existed.",
    "The cohort rebuilds that portal’s platform from nothing, in a laboratory account with a monthly budget of Rp 1,500,000 per team. You describe it in OpenTofu, ship it in containers, give it service levels that a civil servant can read, and then spend a month being attacked by the other teams’ failure experiments.",
    "Money is a subject from the first evening. Each team publishes its bill every Friday, and explains it.",
  ],
  outcomes: [
    "Describe a whole environment in code and create it twice, identically",
    "Set service levels from what users notice, and alert on those alone",
    "Lead an incident: roles, notes, updates, and an end",
    "Plan capacity for one known bad day",
    "Read a cloud invoice line by line and cut it without cutting service",
  ],
  mentors: [
    {
      name: "Ferdinand Sihombing",
      role: "Platform lead at a government data centre, Jakarta",
      bio: "Was the person who fixed the portal on that Thursday. Wrote the course so that he would not have to do it a third time.",
    },
    {
      name: "Ayu Paramita Dewanti",
      role: "Cloud economist, Yogyakarta",
      bio: "Former auditor. In her first review of a start-up’s account she found a database that had been idle and paid for since 2019.",
    },
  ],
  syllabus: [
    part("The machine under the cloud", "Packets, processes and file handles, because abstractions leak on bad days.", [
      reading("What happens when a name is looked up", 28),
      live("Evening: following one packet", 120),
      exercise("Broken on purpose: twelve Linux hosts", 240),
      video("Certificates, from request to expiry", 26),
    ]),
    part("Infrastructure in a repository", "Plan, review, apply, and the courage to destroy.", [
      reading("State files and who owns them", 30),
      live("Evening: modules worth having", 120),
      exercise("Create the portal, delete it, create it again", 270),
      live("Review: another team’s plan", 90),
    ]),
    part("Containers that stay up", "Images, probes, limits and the order in which things stop.", [
      video("What is inside an image", 24),
      reading("Requests, limits and the neighbour’s memory", 27),
      exercise("Stop gracefully under load", 180),
    ]),
    part("Levels and alerts", "Fewer alarms, each with a person and an action behind it.", [
      reading("Counting from the user’s side", 25),
      live("Evening: writing a service level with its owner", 120),
      exercise("Delete alerts until only five are left", 150),
      video("Dashboards for 03:00", 19),
    ]),
    part("A month of incidents", "The teams break each other’s platforms by appointment and by surprise.", [
      reading("Command, notes, and saying “I don’t know yet”", 21),
      live("Game day: expired, full, unreachable", 240),
      exercise("Write the review nobody is afraid to read", 120),
      live("Game day: the second of January", 240),
      reading("The bill, explained on a Friday", 23),
    ]),
  ],
};
