-- Schools that take part, and registrations that wait for the office.

CREATE TABLE community_schools (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  reference text NOT NULL,
  npsn text NOT NULL CHECK (npsn ~ '^(\d{8}|[KP]\d{7})$'),
  name text NOT NULL CHECK (length(name) BETWEEN 3 AND 150),
  level text NOT NULL CHECK (level IN ('SD', 'SMP', 'SMA', 'SMK', 'MA', 'PKBM', 'LKP')),
  status text NOT NULL CHECK (status IN ('negeri', 'swasta')),
  address text NOT NULL CHECK (length(address) BETWEEN 10 AND 255),
  -- Codes of the Ministry of Home Affairs; that of a city begins with its province's.
  province_id text NOT NULL CHECK (province_id ~ '^\d{2}$'),
  city_id text NOT NULL CHECK (city_id ~ '^\d{4}$' AND left(city_id, 2) = province_id),
  fields jsonb NOT NULL DEFAULT '[]',
  students integer,
  since integer NOT NULL,
  -- Whoever registered it: empty once that person's data has gone, and for schools of the seed.
  pic_name text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '' CHECK (length(email) <= 254),
  phone text NOT NULL DEFAULT '',
  -- Letters to that person are in it.
  language text NOT NULL DEFAULT 'id' CHECK (language IN ('id', 'en')),
  is_confirmed boolean NOT NULL DEFAULT false,
  form_key text NOT NULL DEFAULT '',
  registered_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, npsn),
  UNIQUE (tenant_id, reference)
);
--> statement-breakpoint

CREATE INDEX community_schools_place ON community_schools (tenant_id, province_id, name) WHERE is_confirmed;
--> statement-breakpoint

SELECT serambi_secure('community_schools');
