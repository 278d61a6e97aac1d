import type { OverrideMessages } from "./id";

export const messages: OverrideMessages = {
  badge: "Local build",
  until: (time) => `until ${time}`,
  end: "End",
  status: {
    waiting: "Waiting for a build.",
    unreachable: "Out of reach. Is serambi dev still running?",
    building: "Being built again.",
    failed: "The last build failed; what is shown is the one before.",
    shown: "Shown on this page.",
  },
  loaderFailed: "A loader of this page reports:",

  title: "Use the local build in this browser?",
  lead: "This browser alone shows it, for an hour at most. Everybody else goes on seeing what is live.",
  remote: "Remote",
  team: "Signed by the team",
  address: "Taken from",
  time: "Good until",
  use: "Use the local build",
  back: "Back to the site",
  refused: "The local build is not used",
  problems: {
    off: "The operator of this site does not allow local builds. REMOTE_OVERRIDES=on does.",
    missing: "This address is not complete. The command serambi dev prints the whole of it.",
    malformed: "This address cannot be read. Copy it again from the command serambi dev.",
    expired: "The time of this address is over. Ask the command serambi dev for a new one.",
    otherSite: "This address was made for another site. Name this one with --shell.",
    notOwner: "The team that signed it does not own this remote.",
    signature: "The signature of this address is wrong.",
    failed: "This site cannot be reached. Try again in a little while.",
  },
};
