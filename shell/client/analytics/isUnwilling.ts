interface Signals {
  /** Global Privacy Control. */
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/**
 * Whether the visitor's browser says by itself that they do not want to be measured. The server has heard it from most; a
 * page that was kept, or a browser that sends no header, is asked here.
 */
export const isUnwilling = (signals: Signals = navigator): boolean =>
  signals.globalPrivacyControl === true || signals.doNotTrack === "1";
