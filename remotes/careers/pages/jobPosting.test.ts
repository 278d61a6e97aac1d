import { expect, it } from "@jest/globals";
import { fakeTenant } from "@serambi/kernel/testing";

import { sampleDetail } from "../testing/samples";
import { jobPosting } from "./jobPosting.server";

const tenant = fakeTenant({ settings: { routes: ["/", "/Career/:slug?"] } });

it("says of a job at a place where it is, and of one from anywhere in which country", () => {
  const onSite = jobPosting(tenant, sampleDetail({ place: "hybrid" }));
  expect(onSite).toMatchObject({ jobLocation: { address: { addressLocality: "Jakarta", addressCountry: "ID" } } });
  expect(Object.keys(onSite)).not.toContain("jobLocationType");
  const remote = jobPosting(tenant, sampleDetail({ place: "remote" }));
  expect(remote).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { name: "Indonesia" },
  });
  expect(Object.keys(remote)).not.toContain("jobLocation");
});

it("states pay by the month, and writes what a company typed as text", () => {
  const posting = jobPosting(tenant, sampleDetail({ summary: "<script>alert(1)</script> & lain" }));
  expect(posting).toMatchObject({
    description: expect.stringContaining("&lt;script&gt;alert(1)&lt;/script&gt; &amp; lain"),
    baseSalary: { currency: "IDR", value: { minValue: 18_000_000, maxValue: 26_000_000, unitText: "MONTH" } },
  });
});
