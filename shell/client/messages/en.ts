import type { ShellMessages } from "./id";

export const messages: ShellMessages = {
  skipToContent: "Skip to content",
  mainNavigation: "Main",
  otherNavigation: "More",
  smallScreenNavigation: "Main, small screens",
  footerNavigation: "Footer",
  legalNavigation: "Terms",
  menu: "Menu",
  homeOf: (site) => `${site}, home page`,
  changeTheme: "Change between light and dark",
  useDarkTheme: "Use the dark theme",
  useLightTheme: "Use the light theme",

  backHome: "Back to the home page",
  notFoundTitle: "Oops.. Sorry, this page was not found",
  notFoundStatus: "This page could not be found",
  notFoundBefore: "There is no ",
  notFoundAfter: " on this site. It may have moved, or the address may have a typing error.",
  errorTitle: "Oops.. Sorry, something went wrong on this website",
  errorLead: "The fault is ours, not yours. Reload this page, or come back in a little while.",
  errorDetail: "Details for the administrator",
  maintenanceTitle: "This Website Is Under Maintenance",
  maintenanceLead: "Like people, we grow to become better!",
  loading: "Loading",

  retry: "Try again",
  slotFailed: "This part is not available at the moment.",
  pageFailed: "This page cannot be loaded at the moment.",
  notInteractive: "This part can be read, but for now its buttons and search do not work.",
  staleTitle: "Some services are not connected at the moment.",
  staleDetail: "This site uses the last settings that were saved. The newest lists and texts may be missing.",
};
