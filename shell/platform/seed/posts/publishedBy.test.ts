import { describe, expect, it } from "@jest/globals";

import { posts as demo } from "./demo";
import { posts as innovation } from "./innovation";
import { publishedBy } from "./publishedBy";

describe("what a home page says of what its tenant publishes", () => {
  it("is its right address, with the id that the platform gives it", () => {
    const published = publishedBy("demo", demo);
    expect(published("kursus-jahit-puspa-mengganti-ujian-dengan-celana").href).toMatch(
      /^\/Blog\/\d{6}\/kursus-jahit-puspa-mengganti-ujian-dengan-celana$/,
    );
    expect(published("pameran-tiga-sekolah-dibuka-26-oktober").href).toMatch(/^\/News\/\d{6}\//);
    expect(published("piket-pagi").href).toMatch(/^\/Podcast\/\d{6}\/piket-pagi$/);
    expect(publishedBy("innovation", innovation)("anak-di-kedua-ujung-kurva").href).toMatch(
      /^\/Articles\/data-dan-ukuran\/Detail\/\d{6}\/anak-di-kedua-ujung-kurva$/,
    );
  });

  it("is how long it takes to read or to hear", () => {
    const published = publishedBy("demo", demo);
    expect(published("buku-nilai-yang-boleh-dicoret").minutes).toBeGreaterThan(0);
    expect(published("piket-pagi").length).toBe("2.23");
  });

  it("is nothing of what is not there", () => {
    expect(() => publishedBy("demo", demo)("tidak-ada")).toThrow("demo publishes no tidak-ada");
  });
});
