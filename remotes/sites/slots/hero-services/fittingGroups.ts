import type { HeroServicesProps } from "./schema";

type Groups = HeroServicesProps["groups"];

/** The services that have every word in their name, note or group, in their groups; groups left empty go. */
export const fittingGroups = (groups: Groups, words: string): Groups => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ title, services }) => ({
      title,
      services: services.filter(({ name, note }) => {
        const text = `${name} ${note} ${title}`.toLowerCase();
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ services }) => services.length > 0);
};
