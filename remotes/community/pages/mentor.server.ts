import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader } from "@serambi/kernel/server";

import { MentorApi } from "../api/MentorApi";
import { mentorPath, MENTORS_PATH } from "../contract/paths";
import { isZone } from "../contract/zones";
import type { MentorMessages } from "../messages/mentors.id";

/** `/Mentor/{slug}`: one mentor, with the next free times. */
export const mentorLoader = loader(
  async ({ http }: RemoteDeps, { t, tenant, params, query }: PageContext<MentorMessages>) => {
    const mentor = await new MentorApi(http).find(params["slug"] ?? "");
    const { slug, name, question, work, skills, city, zone, languages, answer } = mentor;
    const asked = query.get("zone");
    const path = mentorPath(slug);
    return {
      data: { mentor, zone: isZone(asked) ? asked : zone },
      head: { title: `${name}: ${question}`, canonicalPath: path, description: answer.join(" ") },
      jsonLd: [
        breadcrumbList(tenant, [
          { name: t.title, path: MENTORS_PATH },
          { name, path },
        ]),
        {
          "@context": "https://schema.org",
          "@type": "ProfilePage",
          mainEntity: {
            "@type": "Person",
            name,
            jobTitle: work,
            url: tenant.origin + path,
            knowsAbout: skills,
            knowsLanguage: languages,
            homeLocation: { "@type": "Place", name: city },
          },
        },
      ],
    };
  },
);
