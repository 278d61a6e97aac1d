-- What the chapters of a class teach, who may read them, and how far each learner is.

-- Not every class has its chapters here: of the others only the syllabus is known.
CREATE TABLE lessons (
  tenant_id uuid NOT NULL,
  classroom_id text NOT NULL,
  chapter_slug text NOT NULL,
  blocks jsonb NOT NULL,
  PRIMARY KEY (tenant_id, classroom_id, chapter_slug),
  FOREIGN KEY (tenant_id, classroom_id) REFERENCES classes ON DELETE CASCADE
);
--> statement-breakpoint

-- The right to a class. Its own record: a payment grants it, and so may a school.
CREATE TABLE enrolments (
  tenant_id uuid NOT NULL,
  user_id text NOT NULL,
  classroom_id text NOT NULL,
  granted_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, user_id, classroom_id),
  FOREIGN KEY (tenant_id, classroom_id) REFERENCES classes ON DELETE CASCADE
);
--> statement-breakpoint

-- One row for each chapter that a learner has opened. Each part carries the time of its last change, so that what two devices
-- tell is put together without losing either.
CREATE TABLE chapter_progress (
  tenant_id uuid NOT NULL,
  user_id text NOT NULL,
  classroom_id text NOT NULL,
  chapter_slug text NOT NULL,
  seen_at timestamptz NOT NULL,
  -- How much of the chapter is behind the reader, in thousandths.
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 1000),
  done_at timestamptz,
  note text NOT NULL CHECK (length(note) <= 10000),
  note_changed_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, user_id, classroom_id, chapter_slug),
  FOREIGN KEY (tenant_id, classroom_id) REFERENCES classes ON DELETE CASCADE
);
--> statement-breakpoint

-- A certificate outlives what it was given for: it keeps the words as they were.
CREATE TABLE certificates (
  code text PRIMARY KEY,
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  user_id text NOT NULL,
  classroom_id text NOT NULL,
  learner_name text NOT NULL,
  class_name text NOT NULL,
  class_slug text NOT NULL,
  length_minutes integer NOT NULL,
  chapters integer NOT NULL,
  issued_at timestamptz NOT NULL,
  UNIQUE (tenant_id, user_id, classroom_id)
);
--> statement-breakpoint

-- Schools that take part in a programme.
CREATE TABLE program_schools (
  tenant_id uuid NOT NULL,
  program_id text NOT NULL,
  id text NOT NULL,
  name text NOT NULL,
  city text NOT NULL,
  province text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (tenant_id, program_id, id),
  FOREIGN KEY (tenant_id, program_id) REFERENCES programs ON DELETE CASCADE
);
--> statement-breakpoint

ALTER TABLE programs ADD COLUMN logo text NOT NULL DEFAULT '';
--> statement-breakpoint
-- HTML, as its author wrote it.
ALTER TABLE programs ADD COLUMN description text NOT NULL DEFAULT '';
--> statement-breakpoint

-- Webinars happen at an hour; classes on days.
ALTER TABLE classes ADD COLUMN starts_at timestamptz;
--> statement-breakpoint

DO $$
DECLARE
  scoped text;
BEGIN
  FOREACH scoped IN ARRAY ARRAY['lessons', 'enrolments', 'chapter_progress', 'certificates', 'program_schools'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', scoped);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', scoped);
    EXECUTE format(
      'CREATE POLICY own_tenant ON %I USING (tenant_id = serambi_tenant()) WITH CHECK (tenant_id = serambi_tenant())',
      scoped
    );
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO serambi_app', scoped);
  END LOOP;
END
$$;
