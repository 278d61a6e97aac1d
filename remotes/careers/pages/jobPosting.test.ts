import { describe, expect, it } from "@jest/globals";
import type { PageContext } from "@serambi/kernel/remote";
import type { JsonLd } from "@serambi/kernel/seo";
import { answer, fakeDeps, fakeHttp, fakeTenant } from "@serambi/kernel/testing";
import * as z from "zod";

import { KINDS, PLACES } from "../contract/choices";
import { messages } from "../messages/id";
import { sampleDetail } from "../testing/samples";
import { jobLoader } from "./job.server";
import { jobPosting } from "./jobPosting.server";

const tenant = fakeTenant({
  settings: { routes: ["/", "/Event/Careers/:id/:slug?", "/Event/Careers/:id/:slug/Apply", "/Career/:slug?"] },
});

const place = z.object({
  "@type": z.literal("Place"),
  // Google asks for the country in each address, as two letters or a name.
  address: z.object({
    "@type": z.literal("PostalAddress"),
    addressLocality: z.string().min(1),
    addressCountry: z.literal("ID"),
  }),
});

/** Rules of https://developers.google.com/search/docs/appearance/structured-data/job-posting, as far as a posting can keep or break them. */
const GooglesRules = z
  .object({
    "@context": z.literal("https://schema.org"),
    "@type": z.literal("JobPosting"),
    // The title of the job alone: no company, place, pay, number or exclamation.
    title: z.string().regex(/^[^!*\d]{3,100}$/),
    // All of it, as HTML with at least paragraphs or lists, and not the title once more.
    description: z.string().regex(/^<p>[^<]+<\/p><ul>(?:<li>[^<]+<\/li>)+<\/ul><ul>(?:<li>[^<]+<\/li>)+<\/ul>$/),
    datePosted: z.iso.datetime(),
    validThrough: z.iso.datetime(),
    employmentType: z.enum([
      "FULL_TIME",
      "PART_TIME",
      "CONTRACTOR",
      "TEMPORARY",
      "INTERN",
      "VOLUNTEER",
      "PER_DIEM",
      "OTHER",
    ]),
    // Only where the application is sent on this site.
    directApply: z.boolean(),
    identifier: z.object({ "@type": z.literal("PropertyValue"), name: z.string().min(1), value: z.string().min(1) }),
    hiringOrganization: z.object({
      "@type": z.literal("Organization"),
      name: z.string().min(1),
      url: z.url().optional(),
    }),
    url: z.url({ protocol: /^https$/ }),
    baseSalary: z.object({
      "@type": z.literal("MonetaryAmount"),
      currency: z.literal("IDR"),
      value: z
        .object({
          "@type": z.literal("QuantitativeValue"),
          minValue: z.int().positive(),
          maxValue: z.int().positive(),
          unitText: z.enum(["HOUR", "DAY", "WEEK", "MONTH", "YEAR"]),
        })
        .refine(({ minValue, maxValue }) => minValue <= maxValue),
    }),
    skills: z.string(),
    jobLocation: place.optional(),
    jobLocationType: z.literal("TELECOMMUTE").optional(),
    applicantLocationRequirements: z.object({ "@type": z.literal("Country"), name: z.string().min(1) }).optional(),
  })
  .strict()
  .refine(({ datePosted, validThrough }) => datePosted < validThrough, "it ends before it begins")
  // A place of work, or all of it from elsewhere and then from which country.
  .refine(
    (posting) =>
      (posting.jobLocation === undefined) ===
      (posting.jobLocationType !== undefined && posting.applicantLocationRequirements !== undefined),
    "neither a place nor a country",
  )
  // Telecommuting is work that is always done elsewhere: a hybrid job has a place and no type.
  .refine(
    (posting) => posting.jobLocation === undefined || posting.jobLocationType === undefined,
    "both a place and telecommuting",
  );

describe("JobPosting", () => {
  it("keeps Google's rules wherever the work is and of whichever kind", () => {
    for (const one of PLACES)
      for (const kind of KINDS) {
        const posting = jobPosting(tenant, sampleDetail({ place: one, kind }));
        expect(GooglesRules.safeParse(posting).error).toBeUndefined();
        expect("jobLocationType" in posting).toBe(one === "remote");
      }
  });

  it("is of a job that one applies for on this site, where this site takes applications", () => {
    const elsewhere = fakeTenant({ settings: { routes: ["/", "/Event/Careers/:id/:slug?"] } });
    expect(jobPosting(tenant, sampleDetail())).toMatchObject({ directApply: true });
    expect(jobPosting(elsewhere, sampleDetail())).toMatchObject({ directApply: false });
  });

  it("states pay by the month, and writes what a company typed as text", () => {
    const posting = jobPosting(tenant, sampleDetail({ summary: "<script>alert(1)</script> & lain" }));
    expect(posting).toMatchObject({
      description: expect.stringContaining("&lt;script&gt;alert(1)&lt;/script&gt; &amp; lain"),
      baseSalary: { currency: "IDR", value: { minValue: 18_000_000, maxValue: 26_000_000, unitText: "MONTH" } },
    });
  });

  it("is on the page of a job while that is open, and no search engine keeps the page of a closed one", async () => {
    const openPage = async (isOpen: boolean) => {
      const deps = fakeDeps({
        tenant,
        http: fakeHttp({ "services career/job/detail": answer(sampleDetail({ isOpen })) }),
      });
      const { id, slug } = sampleDetail();
      const context: PageContext<typeof messages> = {
        pattern: "/Event/Careers/:id/:slug?",
        path: `/Event/Careers/${id}/${slug}`,
        params: { id, slug },
        query: new URLSearchParams(),
        tenant,
        language: deps.language,
        t: messages,
      };
      const page = await jobLoader(deps, context);
      if (!("head" in page)) throw new Error("The page has ended");
      return { types: (page.jsonLd ?? []).map((one: JsonLd) => one["@type"]), isIndexed: page.head.isIndexed };
    };
    expect(await openPage(true)).toEqual({ types: ["BreadcrumbList", "JobPosting"] });
    expect(await openPage(false)).toEqual({ types: ["BreadcrumbList"], isIndexed: false });
  });
});
