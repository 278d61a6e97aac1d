import { MAX_LOGGED_ADDRESS } from "./logEntry";

/** Written by who made the link, about the link. */
const CAMPAIGN = /^utm_(?:source|medium|campaign|term|content)$/;

const isOfCampaign = ([name, value]: readonly [string, string]): boolean => CAMPAIGN.test(name) && !value.includes("@");

/**
 * An address as a log may keep it: without user name, fragment and query, where a visitor's e-mail address, search or token
 * may stand. Of the query, only what names a campaign is left.
 */
export const loggedAddress = (address: string): string => {
  if (!URL.canParse(address)) return (address.split(/[?#]/, 1)[0] ?? "").slice(0, MAX_LOGGED_ADDRESS);
  const url = new URL(address);
  url.username = "";
  url.password = "";
  url.hash = "";
  url.search = new URLSearchParams([...url.searchParams].filter(isOfCampaign)).toString();
  return url.href.slice(0, MAX_LOGGED_ADDRESS);
};
