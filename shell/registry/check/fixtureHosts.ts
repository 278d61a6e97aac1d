import { AppError, isAppError } from "@serambi/kernel/errors";
import { clientOf, makeClients, type HttpClients } from "@serambi/kernel/http";
import { answer, fakeHttp, fakeTenant, type Answers, type RemoteFixtures } from "@serambi/kernel/testing";

import type { Site } from "./Site";

/** The tenant that fixtures are written for. */
const FIXTURE_KEY = fakeTenant().key;

/** Answers of every fixture together, those first that are no failure. */
export const answersOf = (fixtures: RemoteFixtures | null): Answers => {
  const entries = [...(fixtures?.pages ?? []), ...(fixtures?.slots ?? [])].flatMap(({ answers = {} }) =>
    Object.entries(answers),
  );
  const sound = entries.filter(([, body]) => !isAppError(body));
  return Object.fromEntries(sound.toReversed());
};

const pagesOf = ({ key, settings, homes, pages = {} }: Site): Answers => {
  const setting = (name: string, value: unknown) => [`services ${key}/cms/app/setting/${name}`, answer(value)] as const;
  return Object.fromEntries([
    ...Object.entries(homes).map(([language, home]) =>
      setting(language === settings.language ? "home" : `home_${language}`, home),
    ),
    ...Object.entries(pages).map(([name, page]) => setting(`page_${name}`, page)),
  ]);
};

/**
 * The hosts as a composed page asks them: home pages, and other pages of sections, are the site's; what else is known comes from fixtures. All the rest is
 * down, which every remote must bear.
 */
export const fixtureHosts = (site: Site, answers: Answers): HttpClients => {
  const own = Object.entries(answers).map(([call, body]) => [call.replace(` ${FIXTURE_KEY}/`, ` ${site.key}/`), body]);
  const known = fakeHttp({ ...(Object.fromEntries(own) as Answers), ...pagesOf(site) }); // pairs of the same kind
  const orDown = async (reply: Promise<unknown>): Promise<unknown> => {
    try {
      return await reply;
    } catch (error) {
      throw isAppError(error) ? error : new AppError("unavailable", "This host is not there while remotes are checked");
    }
  };
  return makeClients((host) => ({
    get: (path, options) => orDown(clientOf(known, host).get(path, options)),
    create: (path, body, options) => orDown(clientOf(known, host).create(path, body, options)),
  }));
};
