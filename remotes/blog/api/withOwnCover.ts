import { ownPicture } from "@serambi/kernel/html";

/** A post with its picture as a page may load it; without one the cloth is drawn. */
export const withOwnCover = <T extends { readonly cover: string }>(post: T): T =>
  post.cover === "" ? post : { ...post, cover: ownPicture(post.cover) };
