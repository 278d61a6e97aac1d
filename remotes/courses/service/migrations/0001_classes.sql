-- Programmes and classes. A database from before services had migrations of their own has these tables already.
CREATE TABLE IF NOT EXISTS programs (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id text NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  summary text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, slug)
);
--> statement-breakpoint

CREATE TABLE IF NOT EXISTS classes (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  classroom_id text NOT NULL,
  slug text NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  logo text NOT NULL,
  state text NOT NULL CHECK (state IN ('coming-soon', 'registration-open', 'started', 'ended', 'upcoming')),
  level text NOT NULL,
  program_ids text[] NOT NULL,
  type text NOT NULL,
  starts_on date,
  ends_on date,
  length_minutes integer NOT NULL CHECK (length_minutes >= 0),
  price_idr integer NOT NULL CHECK (price_idr >= 0),
  overview text[] NOT NULL,
  outcomes text[] NOT NULL,
  audience text NOT NULL,
  language text NOT NULL,
  seats_left integer CHECK (seats_left >= 0),
  mentors jsonb NOT NULL,
  PRIMARY KEY (tenant_id, classroom_id),
  UNIQUE (tenant_id, slug)
);
--> statement-breakpoint

-- A code is found in any letter case, so it is unique in any letter case.
CREATE UNIQUE INDEX IF NOT EXISTS classes_code ON classes (tenant_id, upper(code));
--> statement-breakpoint

CREATE TABLE IF NOT EXISTS syllabus_modules (
  tenant_id uuid NOT NULL,
  classroom_id text NOT NULL,
  position integer NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  chapters jsonb NOT NULL,
  PRIMARY KEY (tenant_id, classroom_id, position),
  UNIQUE (tenant_id, classroom_id, slug),
  FOREIGN KEY (tenant_id, classroom_id) REFERENCES classes ON DELETE CASCADE
);
--> statement-breakpoint

SELECT serambi_secure('programs'), serambi_secure('classes'), serambi_secure('syllabus_modules');
