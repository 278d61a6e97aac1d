CREATE TABLE careers_companies (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id text NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  field text NOT NULL,
  city text NOT NULL,
  people integer NOT NULL CHECK (people > 0),
  website text,
  summary text NOT NULL,
  about text NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, slug)
);
--> statement-breakpoint
SELECT serambi_secure('careers_companies');
--> statement-breakpoint

-- Persons who write and read for a company, as long as their role is one that may.
CREATE TABLE careers_members (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  company_id text NOT NULL,
  person_id text NOT NULL,
  PRIMARY KEY (tenant_id, person_id, company_id),
  FOREIGN KEY (tenant_id, company_id) REFERENCES careers_companies ON DELETE CASCADE
);
--> statement-breakpoint
SELECT serambi_secure('careers_members');
--> statement-breakpoint

CREATE TABLE careers_jobs (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id text NOT NULL,
  company_id text NOT NULL,
  slug text NOT NULL,
  state text NOT NULL CHECK (state IN ('draft', 'open', 'closed')),
  title text NOT NULL,
  summary text NOT NULL,
  city text NOT NULL,
  place text NOT NULL CHECK (place IN ('onsite', 'hybrid', 'remote')),
  kind text NOT NULL CHECK (kind IN ('full-time', 'part-time', 'contract', 'internship')),
  field text NOT NULL,
  pay_from_idr integer NOT NULL CHECK (pay_from_idr > 0),
  pay_to_idr integer NOT NULL CHECK (pay_to_idr >= pay_from_idr),
  -- Tasks, what one brings, skills, steps, start, courses: shown as it is, searched by `words`.
  content jsonb NOT NULL,
  words tsvector NOT NULL,
  posted_at timestamptz,
  closes_at timestamptz NOT NULL,
  closed_at timestamptz,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, company_id) REFERENCES careers_companies ON DELETE CASCADE
);
--> statement-breakpoint
SELECT serambi_secure('careers_jobs');
--> statement-breakpoint
-- Lists are of open jobs, the newest first; counting them reads these indexes alone.
CREATE INDEX careers_jobs_newest ON careers_jobs (tenant_id, posted_at DESC, id)
  INCLUDE (closes_at, kind, place, field, city, pay_to_idr, company_id) WHERE state = 'open';
--> statement-breakpoint
CREATE INDEX careers_jobs_counted ON careers_jobs (tenant_id, kind, field, place, pay_to_idr)
  INCLUDE (closes_at, city) WHERE state = 'open';
--> statement-breakpoint
CREATE INDEX careers_jobs_pay ON careers_jobs (tenant_id, pay_to_idr DESC, id) WHERE state = 'open';
--> statement-breakpoint
CREATE INDEX careers_jobs_company ON careers_jobs (tenant_id, company_id, posted_at DESC);
--> statement-breakpoint
CREATE INDEX careers_jobs_words ON careers_jobs USING gin (words);
--> statement-breakpoint

-- Words of jobs: a search for one that is not among them is one for the word most like it.
CREATE TABLE careers_terms (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  term text COLLATE "C" NOT NULL,
  PRIMARY KEY (tenant_id, term)
);
--> statement-breakpoint
SELECT serambi_secure('careers_terms');
--> statement-breakpoint

-- A CV that comes in parts. It belongs to an application once that was sent; until then to whoever has its id.
CREATE TABLE careers_files (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id text NOT NULL,
  name text NOT NULL,
  size_bytes integer NOT NULL,
  received_bytes integer NOT NULL DEFAULT 0,
  is_whole boolean NOT NULL DEFAULT false,
  begun_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
--> statement-breakpoint
SELECT serambi_secure('careers_files');
--> statement-breakpoint
CREATE TABLE careers_file_parts (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  file_id text NOT NULL,
  begins_at integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (tenant_id, file_id, begins_at),
  FOREIGN KEY (tenant_id, file_id) REFERENCES careers_files ON DELETE CASCADE
);
--> statement-breakpoint
SELECT serambi_secure('careers_file_parts');
--> statement-breakpoint

CREATE TABLE careers_applications (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  -- 192 random bits: whoever has it is the applicant.
  id text NOT NULL,
  number text NOT NULL,
  job_id text NOT NULL,
  person_id text,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  motivation text NOT NULL,
  file_id text,
  state text NOT NULL CHECK (state IN ('sent', 'read', 'interview', 'offer', 'rejected', 'withdrawn')),
  form_key text NOT NULL,
  language text NOT NULL,
  -- Address of the site on which it was sent: links in letters lead there.
  origin text NOT NULL,
  meets_at timestamptz,
  meets_where text,
  sent_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  forget_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, number),
  UNIQUE (tenant_id, form_key),
  FOREIGN KEY (tenant_id, job_id) REFERENCES careers_jobs ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, file_id) REFERENCES careers_files
);
--> statement-breakpoint
SELECT serambi_secure('careers_applications');
--> statement-breakpoint
CREATE UNIQUE INDEX careers_applications_once ON careers_applications (tenant_id, job_id, email) WHERE state <> 'withdrawn';
--> statement-breakpoint
CREATE INDEX careers_applications_person ON careers_applications (tenant_id, person_id, sent_at DESC);
--> statement-breakpoint
CREATE INDEX careers_applications_forget ON careers_applications (forget_at);
--> statement-breakpoint

-- Everything that happens to a job or an application: who did it, when, and the words that went with it.
CREATE TABLE careers_steps (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  number bigint GENERATED ALWAYS AS IDENTITY,
  job_id text NOT NULL,
  application_id text,
  act text NOT NULL,
  by_id text,
  by_name text NOT NULL,
  note text,
  at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, number),
  FOREIGN KEY (tenant_id, job_id) REFERENCES careers_jobs ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, application_id) REFERENCES careers_applications ON DELETE CASCADE
);
--> statement-breakpoint
SELECT serambi_secure('careers_steps');
--> statement-breakpoint
CREATE INDEX careers_steps_application ON careers_steps (tenant_id, application_id, number);
--> statement-breakpoint
CREATE INDEX careers_steps_job ON careers_steps (tenant_id, job_id, number);
--> statement-breakpoint

CREATE TABLE careers_alerts (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  -- 192 random bits: the link that confirms, and the one that ends it.
  id text NOT NULL,
  email text NOT NULL,
  language text NOT NULL,
  filters jsonb NOT NULL,
  origin text NOT NULL,
  asked_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  PRIMARY KEY (tenant_id, id)
);
--> statement-breakpoint
SELECT serambi_secure('careers_alerts');
--> statement-breakpoint
CREATE INDEX careers_alerts_email ON careers_alerts (tenant_id, email);
--> statement-breakpoint

-- Graduates as they agreed to be shown.
CREATE TABLE careers_talents (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  id text NOT NULL,
  person_id text,
  name text NOT NULL,
  is_named boolean NOT NULL,
  trade text NOT NULL,
  city text NOT NULL,
  work text NOT NULL,
  summary text NOT NULL,
  free_from date NOT NULL,
  consented_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  PRIMARY KEY (tenant_id, id)
);
--> statement-breakpoint
SELECT serambi_secure('careers_talents');
--> statement-breakpoint
CREATE UNIQUE INDEX careers_talents_person ON careers_talents (tenant_id, person_id);
--> statement-breakpoint

CREATE TABLE careers_requests (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  number text NOT NULL,
  form_key text NOT NULL,
  talent_id text NOT NULL,
  company text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  pay_from_idr integer NOT NULL,
  message text NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, number),
  UNIQUE (tenant_id, form_key),
  FOREIGN KEY (tenant_id, talent_id) REFERENCES careers_talents ON DELETE CASCADE
);
--> statement-breakpoint
SELECT serambi_secure('careers_requests');
