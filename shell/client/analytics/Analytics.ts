import { loggedAddress } from "@serambi/kernel/contracts";

const LIBRARY = "https://www.googletagmanager.com/gtag/js";
/** 30 days (specification section 9). */
const COOKIE_SECONDS = 2_592_000;

declare global {
  /** What the library is told, in order, also before it is there. */
  var dataLayer: unknown[] | undefined;
}

type Command = "consent" | "js" | "set" | "config" | "event";

function tell(_command: Command, ..._details: unknown[]): void {
  // The library takes the arguments object itself: a list would be something else to it.
  (globalThis.dataLayer ??= []).push(arguments);
}

/**
 * Counts pages with Google Analytics (specification section 7.8), once the visitor has said yes: `start` loads the library,
 * which is not asked for before. Addresses go out as the log keeps them; nothing is for advertising.
 */
export class Analytics {
  private isLoaded = false;
  private isOn = false;
  private previous = "";

  constructor(private readonly measurementId: string) {}

  /** From now on pages are counted, the present one first. */
  start = (): void => {
    if (this.isOn) return;
    this.isOn = true;
    this.disable(false);
    if (!this.isLoaded) this.load();
    this.previous = document.referrer;
    this.countPage();
  };

  /** Nothing is sent any more, and what the library kept of this visitor is gone. */
  stop = (): void => {
    if (!this.isOn) return;
    this.isOn = false;
    this.disable(true);
    for (const name of ["_ga", `_ga_${this.measurementId.slice("G-".length)}`])
      document.cookie = `${name}=; Max-Age=0; Path=/`;
  };

  /** The page that is shown now, if pages are counted. */
  countPage = (): void => {
    if (!this.isOn) return;
    const address = loggedAddress(location.href);
    const page = {
      page_location: address,
      page_title: document.title,
      page_referrer: loggedAddress(this.previous),
    };
    // For whatever the library sends of this page by itself, too.
    tell("set", page);
    tell("event", "page_view", page);
    this.previous = address;
  };

  /** The library's own switch, which it looks at before it sends anything. */
  private disable(isDisabled: boolean): void {
    Object.assign(globalThis, { [`ga-disable-${this.measurementId}`]: isDisabled });
  }

  private load(): void {
    this.isLoaded = true;
    tell("consent", "default", {
      analytics_storage: "granted",
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
    });
    tell("js", new Date());
    tell("config", this.measurementId, {
      send_page_view: false,
      anonymize_ip: true,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      cookie_domain: "none", // this host's alone
      cookie_expires: COOKIE_SECONDS,
      cookie_flags: location.protocol === "https:" ? "SameSite=Lax;Secure" : "SameSite=Lax",
    });
    const script = document.createElement("script");
    script.async = true;
    script.src = `${LIBRARY}?id=${this.measurementId}`;
    script.addEventListener("error", () => console.warn("The measuring library could not be loaded"));
    document.head.append(script);
  }
}
