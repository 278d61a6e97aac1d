-- Teams of schools in a season of the league, and the pupils in them.

CREATE TABLE community_teams (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- As `2026-27`.
  season text NOT NULL CHECK (season ~ '^\d{4}-\d{2}$'),
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text NOT NULL CHECK (length(name) BETWEEN 3 AND 50),
  -- The short name of a scoreboard; empty until the league gives one.
  code text NOT NULL DEFAULT '' CHECK (code ~ '^[A-Z0-9]{0,3}$'),
  school_id uuid NOT NULL,
  branch text NOT NULL DEFAULT 'web' CHECK (branch IN ('jaringan', 'otomotif', 'boga', 'web')),
  -- Empty once the coach's data has gone.
  coach_name text NOT NULL DEFAULT '',
  coach_phone text NOT NULL DEFAULT '',
  state text NOT NULL CHECK (state IN ('registered', 'confirmed', 'declined', 'withdrawn')),
  -- Why the office has declined it.
  reason text NOT NULL DEFAULT '',
  reference text NOT NULL,
  -- Made when the form was opened; empty where no script ran, and for teams of the seed.
  form_key text NOT NULL DEFAULT '',
  -- The parents' consent as the drive names it; empty for teams of the seed, and once it has been deleted.
  consent_file text NOT NULL DEFAULT '',
  -- The person who registered it, where they were signed in.
  person_id text,
  -- Letters to the school's contact are in it, and lead to this site.
  language text NOT NULL DEFAULT 'id' CHECK (language IN ('id', 'en')),
  origin text,
  registered_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, season, slug),
  UNIQUE (tenant_id, reference),
  FOREIGN KEY (tenant_id, school_id) REFERENCES community_schools (tenant_id, id)
);
--> statement-breakpoint

-- Of two that want the same name in a season the database takes one; a team that is out of it gives its name back.
CREATE UNIQUE INDEX community_teams_name ON community_teams (tenant_id, season, lower(name))
  WHERE state IN ('registered', 'confirmed');
--> statement-breakpoint

CREATE UNIQUE INDEX community_teams_key ON community_teams (tenant_id, form_key) WHERE form_key <> '';
--> statement-breakpoint

CREATE INDEX community_teams_school ON community_teams (tenant_id, school_id);
--> statement-breakpoint

CREATE INDEX community_teams_state ON community_teams (tenant_id, state, registered_at);
--> statement-breakpoint

SELECT serambi_secure('community_teams');
--> statement-breakpoint

-- Minors: read by the office and through the team's signed link only.
CREATE TABLE community_team_members (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  team_id uuid NOT NULL,
  position integer NOT NULL CHECK (position BETWEEN 1 AND 5),
  name text NOT NULL CHECK (length(name) BETWEEN 3 AND 100),
  nisn text NOT NULL CHECK (nisn ~ '^\d{10}$'),
  birth_date date NOT NULL,
  is_captain boolean NOT NULL DEFAULT false,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, team_id, position),
  FOREIGN KEY (tenant_id, team_id) REFERENCES community_teams (tenant_id, id) ON DELETE CASCADE
);
--> statement-breakpoint

CREATE UNIQUE INDEX community_team_members_captain ON community_team_members (tenant_id, team_id) WHERE is_captain;
--> statement-breakpoint

SELECT serambi_secure('community_team_members');
