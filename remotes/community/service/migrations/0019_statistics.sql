-- Figures of months and provinces, and how often pages and files of the statistics were asked for.

CREATE TABLE community_month_figures (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  -- Its first day.
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  -- As the setting `statistics` names it.
  programme text NOT NULL,
  registrars integer NOT NULL CHECK (registrars >= 0),
  students integer NOT NULL CHECK (students >= 0),
  graduates integer NOT NULL CHECK (graduates >= 0),
  PRIMARY KEY (tenant_id, month, programme)
);
--> statement-breakpoint

SELECT serambi_secure('community_month_figures');
--> statement-breakpoint

CREATE TABLE community_province_figures (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  province_id text NOT NULL CHECK (province_id ~ '^\d{2}$'),
  students integer NOT NULL CHECK (students >= 0),
  graduates integer NOT NULL CHECK (graduates >= 0),
  PRIMARY KEY (tenant_id, province_id)
);
--> statement-breakpoint

SELECT serambi_secure('community_province_figures');
--> statement-breakpoint

CREATE TABLE community_records (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  -- In Jakarta.
  day date NOT NULL,
  event text NOT NULL CHECK (event IN ('view', 'download')),
  times bigint NOT NULL,
  PRIMARY KEY (tenant_id, day, event)
);
--> statement-breakpoint

SELECT serambi_secure('community_records');
