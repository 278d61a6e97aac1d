import { action, makeObservable, observable } from "@serambi/kernel/state";

import { keepConsent, readConsent, type ConsentChoice } from "./consentCookie";

interface ConsentDeps {
  /** The browser has said no for its visitor: they are never asked, and never measured. */
  readonly isUnwilling: boolean;
  readonly onChange: (isGranted: boolean) => void;
}

/** Whether the visitor may be measured: asked once, kept for 30 days, changed whenever they like. */
export class Consent {
  choice: ConsentChoice | null = null;
  isOpen = false;
  /** Opened by the visitor: the focus follows, and returns to what opened it. */
  opener: HTMLElement | null = null;

  constructor(private readonly deps: ConsentDeps) {
    makeObservable<this, "setOpen">(this, { choice: observable, isOpen: observable, refresh: action, setOpen: action });
  }

  get isUnwilling(): boolean {
    return this.deps.isUnwilling;
  }

  start = (): void => {
    this.refresh();
    if (this.choice === null && !this.isUnwilling) this.setOpen(true);
  };

  /** Another tab may have chosen meanwhile, or the choice be too old. */
  refresh = (): void => {
    this.choice = readConsent();
    this.deps.onChange(this.choice === "granted" && !this.isUnwilling);
  };

  /** By the visitor's wish, from a button of the page. */
  open = (opener: HTMLElement): void => {
    this.opener = opener;
    this.setOpen(true);
  };

  choose = (choice: ConsentChoice): void => {
    keepConsent(choice);
    this.refresh();
    this.close();
  };

  close = (): void => {
    this.setOpen(false);
    this.opener?.focus();
    this.opener = null;
  };

  private setOpen(isOpen: boolean): void {
    this.isOpen = isOpen;
  }
}
