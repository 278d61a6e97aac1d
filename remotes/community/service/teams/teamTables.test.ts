import { expect, it } from "@jest/globals";
import { describeTables } from "@serambi/platform/testing";

import { service } from "../index";
import { cityCode } from "./cityCode";
import { SCHOOL, WAITING_SCHOOL } from "../../testing/teamForm";

const SCHOOL_ROW = `insert into community_schools (tenant_id, id, reference, npsn, name, level, status, address, province_id, city_id, since, registered_at)
  values ('TENANT', '${SCHOOL}', 'SK-1', '69990001', 'SMK Batu Kapur', 'SMK', 'negeri', 'Jalan Veteran 4', '34', '3403', 2026, now())`;

describeTables({
  service: {
    ...service,
    seed: {},
    migrations: service.migrations.filter(({ name }) => /_(?:schools|teams)$/.test(name)),
  },
  tables: ["community_schools", "community_teams", "community_team_members"],
  fill: async (tx, tenantId) => {
    await tx.execute(SCHOOL_ROW.replace("TENANT", tenantId));
    await tx.execute(
      `insert into community_teams (tenant_id, id, season, slug, name, school_id, state, reference, registered_at)
       values ('${tenantId}', '${WAITING_SCHOOL}', '2027-28', 'a', 'Sasando', '${SCHOOL}', 'registered', 'LS27-0001-KPG', now())`,
    );
    await tx.execute(
      `insert into community_team_members (tenant_id, team_id, position, name, nisn, birth_date)
       values ('${tenantId}', '${WAITING_SCHOOL}', 1, 'Dewi', '0081234567', '2010-03-14')`,
    );
  },
});

it.each([
  ["Kota Kupang", "KPG"],
  ["Kabupaten Ende", "END"],
  ["Kota Administrasi Jakarta Pusat", "JKT"],
  ["Kabupaten Ui", "UIX"],
])("a number has letters for %s", (city, code) => expect(cityCode(city)).toBe(code));
