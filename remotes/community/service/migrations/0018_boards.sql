-- Pupils who compete one by one, what they have solved, and the boards that are counted from it at night.

CREATE TABLE community_players (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Empty for pupils of the seed.
  person_id text NOT NULL DEFAULT '',
  -- As they want to be called there.
  name text NOT NULL CHECK (length(name) BETWEEN 3 AND 60),
  school_id uuid NOT NULL,
  branch text NOT NULL CHECK (branch IN ('jaringan', 'otomotif', 'boga', 'web')),
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, school_id) REFERENCES community_schools (tenant_id, id)
);
--> statement-breakpoint

CREATE UNIQUE INDEX community_players_person ON community_players (tenant_id, person_id) WHERE person_id <> '';
--> statement-breakpoint

CREATE INDEX community_players_school ON community_players (tenant_id, school_id);
--> statement-breakpoint

SELECT serambi_secure('community_players');
--> statement-breakpoint

-- The words of names: rows of a tenant are found in an index by comparisons of texts alone (decision 20).
CREATE TABLE community_player_words (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  word text COLLATE "C" NOT NULL,
  player_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, word, player_id),
  FOREIGN KEY (tenant_id, player_id) REFERENCES community_players (tenant_id, id) ON DELETE CASCADE
);
--> statement-breakpoint

CREATE INDEX community_player_words_player ON community_player_words (tenant_id, player_id);
--> statement-breakpoint

SELECT serambi_secure('community_player_words');
--> statement-breakpoint

CREATE TABLE community_points (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  player_id uuid NOT NULL,
  -- Its Monday, in Jakarta.
  week date NOT NULL CHECK (extract(isodow FROM week) = 1),
  exercises integer NOT NULL CHECK (exercises >= 0),
  quizzes integer NOT NULL CHECK (quizzes >= 0),
  PRIMARY KEY (tenant_id, player_id, week),
  FOREIGN KEY (tenant_id, player_id) REFERENCES community_players (tenant_id, id) ON DELETE CASCADE
);
--> statement-breakpoint

CREATE INDEX community_points_week ON community_points (tenant_id, week);
--> statement-breakpoint

SELECT serambi_secure('community_points');
--> statement-breakpoint

-- The boards as they were counted last: a page is a range of places, whatever their number.
CREATE TABLE community_boards (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  period text NOT NULL CHECK (period IN ('week', 'season', 'all')),
  -- Empty: all branches together.
  branch text NOT NULL,
  -- 1, 2, 3 …: no two are the same, as ranks may be.
  place integer NOT NULL,
  rank integer NOT NULL,
  player_id uuid NOT NULL,
  points integer NOT NULL,
  solved integer NOT NULL,
  -- Rank of the week before; null for somebody who was not on the board.
  was integer,
  -- No reference to the pupil, which each night would be looked up for every row: a row of somebody who has left is read by nobody, as
  -- whatever reads it joins the pupil.
  PRIMARY KEY (tenant_id, period, branch, place)
);
--> statement-breakpoint

CREATE UNIQUE INDEX community_boards_player ON community_boards (tenant_id, player_id, period, branch);
--> statement-breakpoint

SELECT serambi_secure('community_boards');
--> statement-breakpoint

CREATE TABLE community_board_counts (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  counted_at timestamptz NOT NULL,
  -- A count that has been put into the queue; null once it is done.
  ordered_at timestamptz,
  -- Monday of the week of the board "this week".
  week date NOT NULL,
  -- Pupils who take part, and their schools.
  pupils integer NOT NULL,
  schools integer NOT NULL,
  PRIMARY KEY (tenant_id)
);
--> statement-breakpoint

SELECT serambi_secure('community_board_counts');
