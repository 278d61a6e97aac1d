import { campaignTenants } from "./campaignTenants";
import { classes as codingSchoolClasses } from "./classes/coding-school";
import { classes as demoClasses } from "./classes/demo";
import { classes as foundationClasses } from "./classes/foundation";
import { classes as mainClasses } from "./classes/main";
import { communityTenants } from "./communityTenants";
import { premiumCourses } from "./courses";
import { withCourses } from "./courses/assembleCourses";
import { institutionTenants } from "./institutionTenants";
import { movementTenants } from "./movementTenants";
import { assemblePosts } from "./posts/assemblePosts";
import { postsByTenant } from "./posts";
import { pressTenants } from "./pressTenants";
import { demoPrograms } from "./programs/demo";
import { foundationPrograms } from "./programs/foundation";
import { mainPrograms } from "./programs/main";
import { withDetails } from "./programs/withDetails";
import { publicTenants } from "./publicTenants";
import { codingSchoolReviews } from "./reviews/coding-school";
import { demoReviews } from "./reviews/demo";
import { foundationReviews } from "./reviews/foundation";
import { mainReviews } from "./reviews/main";
import { withReviews } from "./reviews/withReviews";
import { site as codingSchoolSite } from "./sites/coding-school";
import { site as demoSite } from "./sites/demo";
import { site as foundationSite } from "./sites/foundation";
import { site as mainSite } from "./sites/main";
import type { SeedData, SeedSite, SeedTenant } from "./types";
import { demoWebinars } from "./webinars/demo";
import { foundationWebinars } from "./webinars/foundation";
import { mainWebinars } from "./webinars/main";
import { withWebinars } from "./webinars/withWebinars";

const mainFile = withWebinars("main", mainWebinars, withDetails(mainPrograms, withReviews(mainReviews, mainClasses)));
const foundationFile = withDetails(foundationPrograms, withReviews(foundationReviews, foundationClasses));
const demoFile = withDetails(
  demoPrograms,
  withReviews(demoReviews, withCourses("demo", premiumCourses.demo, demoClasses)),
);

/** A site that answers at other hosts too. */
const alsoAt = (site: SeedSite, ...hosts: readonly string[]): SeedSite => ({
  ...site,
  hosts: [...new Set([...site.hosts, ...hosts])],
});

/**
 * The main brand seen through a developer layout, which has the tenant's own name (decisions, section 3). A new remote is
 * there at its own paths: `*` stands for remotes of which a site names no route.
 */
const developerTenant = (key: string): SeedTenant => ({
  site: {
    ...mainSite,
    key,
    hosts: [`${key}.localhost`],
    settings: { ...mainSite.settings, layout: key, routes: [...(mainSite.settings.routes ?? []), "*"] },
  },
  classes: mainFile,
});

/** A tenant with what its site publishes, under the key of whoever wrote it. */
const withPosts = (tenant: SeedTenant, key = tenant.site.key): SeedTenant => {
  const file = postsByTenant[key];
  return file ? { ...tenant, posts: assemblePosts(key, tenant.site.language, file) } : tenant;
};

const tenants: readonly SeedTenant[] = [
  { site: alsoAt(mainSite, "serambi.localhost"), classes: mainFile },
  { site: foundationSite, classes: withWebinars("foundation", foundationWebinars, foundationFile) },
  // The machine's own names are the demo tenant (decisions, section 1).
  { site: alsoAt(demoSite, "localhost", "127.0.0.1"), classes: withWebinars("demo", demoWebinars, demoFile) },
  { site: codingSchoolSite, classes: withReviews(codingSchoolReviews, codingSchoolClasses) },
  ...pressTenants,
  ...campaignTenants,
  ...institutionTenants,
  ...communityTenants,
  ...movementTenants,
  ...publicTenants,
];

/** Everything that a new database starts with. */
export const seedData: SeedData = {
  appVersion: "0.1.0",
  tenants: [
    ...tenants.map((tenant) => withPosts(tenant)),
    ...["dev", "staging"].map((key) => withPosts(developerTenant(key), "main")),
  ],
};
