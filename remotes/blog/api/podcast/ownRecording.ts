import { bareAddress } from "@serambi/kernel/html";

/** A path from the root of this site; with a second slash or a backslash it would be another host's. */
const OWN_PATH = /^\/(?![/\\])/;

/**
 * An episode with its recording as a page may play it: of this site. Recordings of other hosts would tell them who listens, and
 * the pages' policy refuses them.
 * @returns with an empty address where there is nothing to play
 */
export const ownRecording = <T extends { readonly audio: { readonly src: string } }>(episode: T): T => {
  const src = bareAddress(episode.audio.src);
  return { ...episode, audio: { ...episode.audio, src: OWN_PATH.test(src) ? src : "" } };
};
