/** A page of another host that may be shown in a frame. */
export interface AllowedEmbed {
  /** As visitors know it. */
  readonly host: string;
  readonly address: string;
}

const YOUTUBE_HOSTS = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "www.youtube-nocookie.com",
  "youtu.be",
]);
const VIMEO_HOSTS = new Set(["vimeo.com", "player.vimeo.com"]);
const YOUTUBE_ID = /^(?:\/(?:embed|shorts|live)\/|\/)([\w-]{11})$/;
const VIMEO_ID = /^(?:\/video)?\/(\d{5,12})$/;

const youTubeId = ({ hostname, pathname, searchParams }: URL): string | undefined => {
  if (pathname === "/watch") return /^[\w-]{11}$/.exec(searchParams.get("v") ?? "")?.[0];
  if (pathname.split("/").length === 2 && hostname !== "youtu.be") return undefined;
  return YOUTUBE_ID.exec(pathname)?.[1];
};

/**
 * The address under which a video may be framed, made anew from its id: nothing of what was written reaches the frame.
 * @returns null for every other page: it is linked, never framed
 */
export const allowedEmbed = (src: string): AllowedEmbed | null => {
  if (!URL.canParse(src)) return null;
  const url = new URL(src);
  if (url.protocol !== "https:" || url.username !== "" || url.port !== "") return null;
  if (YOUTUBE_HOSTS.has(url.hostname)) {
    const id = youTubeId(url);
    return id === undefined
      ? null
      : { host: "YouTube", address: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` };
  }
  if (VIMEO_HOSTS.has(url.hostname)) {
    const id = VIMEO_ID.exec(url.pathname)?.[1];
    return id === undefined
      ? null
      : { host: "Vimeo", address: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1` };
  }
  return null;
};
