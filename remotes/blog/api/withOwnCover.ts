import { bareAddress, ownPicture } from "@serambi/kernel/html";

/** A post with its picture only where a page may load it, in whatever width: without one the cloth is drawn. */
export const withOwnCover = <T extends { readonly cover: string }>(post: T): T =>
  post.cover === "" ? post : { ...post, cover: ownPicture(post.cover) && bareAddress(post.cover) };
