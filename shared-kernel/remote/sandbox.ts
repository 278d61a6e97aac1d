/**
 * Address of the document that remotes put into a frame with `sandbox="allow-scripts"` to run programs in it that nobody has read
 * (docs/remotes.md "Programs in a sandbox"). The number counts its forms: browsers keep what is there for a year.
 */
export const SANDBOX_PATH = "/_sandbox/1";
