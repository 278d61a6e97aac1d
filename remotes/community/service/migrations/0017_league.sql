-- Matches of the league's seasons, and what referees have noted in them.

CREATE TABLE community_league_matches (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  season text NOT NULL CHECK (season ~ '^\d{4}-\d{2}$'),
  stage text NOT NULL CHECK (stage IN ('regional', 'groups', 'national', 'knockout')),
  group_name text NOT NULL DEFAULT '',
  week integer NOT NULL DEFAULT 0,
  step text NOT NULL DEFAULT '' CHECK (step IN ('', 'quarter', 'semi', 'final')),
  slot integer NOT NULL,
  -- Empty until the match begins, where an earlier one decides who plays.
  home_id uuid,
  away_id uuid,
  branch text NOT NULL CHECK (branch IN ('jaringan', 'otomotif', 'boga', 'web')),
  starts_at timestamptz NOT NULL,
  place text NOT NULL DEFAULT '',
  -- In both languages; `rounds` is a list of titles, each with the slug of an exercise or none.
  task jsonb NOT NULL DEFAULT '{}',
  rounds jsonb NOT NULL DEFAULT '[]',
  -- Number of the last entry.
  version integer NOT NULL DEFAULT 0,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  -- What the seed knows a match by.
  UNIQUE (tenant_id, season, stage, group_name, week, step, slot),
  FOREIGN KEY (tenant_id, home_id) REFERENCES community_teams (tenant_id, id),
  FOREIGN KEY (tenant_id, away_id) REFERENCES community_teams (tenant_id, id)
);
--> statement-breakpoint

CREATE INDEX community_league_matches_home ON community_league_matches (tenant_id, home_id);
--> statement-breakpoint

CREATE INDEX community_league_matches_away ON community_league_matches (tenant_id, away_id);
--> statement-breakpoint

SELECT serambi_secure('community_league_matches');
--> statement-breakpoint

-- Only ever added to: a score is the sum of the points of those that count.
CREATE TABLE community_league_entries (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  -- Made on the referee's device: what is sent twice is one.
  id uuid NOT NULL,
  match_id uuid NOT NULL,
  number integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('begin', 'round', 'pause', 'resume', 'points', 'timeout', 'correction', 'finish',
    'agree', 'endorse', 'void', 'choose')),
  side text NOT NULL DEFAULT '' CHECK (side IN ('', 'home', 'away')),
  round integer NOT NULL,
  second integer NOT NULL CHECK (second >= 0),
  points integer NOT NULL DEFAULT 0,
  words text NOT NULL DEFAULT '' CHECK (length(words) <= 200),
  -- The entry that `void` takes back, or that `choose` lets count.
  target_id uuid,
  -- Why it does not count: the entry that took it back, was chosen instead of it, or says the same.
  void_by uuid,
  -- Entries for one moment that differ have the id of the first here, until one is chosen; none of them counts.
  held_with uuid,
  -- The last entry that its sender had seen.
  seen integer NOT NULL,
  -- Empty for entries of the seed, and once the referee's data has gone.
  person_id text NOT NULL DEFAULT '',
  noted_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, match_id, number),
  FOREIGN KEY (tenant_id, match_id) REFERENCES community_league_matches (tenant_id, id) ON DELETE CASCADE
);
--> statement-breakpoint

CREATE INDEX community_league_entries_person ON community_league_entries (tenant_id, person_id) WHERE person_id <> '';
--> statement-breakpoint

SELECT serambi_secure('community_league_entries');
