-- Files that visitors send: in parts, so that a line that broke goes on where it was. A service that takes one keeps it; the others go after a day.
CREATE TABLE drive_files (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  -- 192 random bits: whoever has them has sent the file.
  id text NOT NULL,
  name text NOT NULL,
  size_bytes integer NOT NULL CHECK (size_bytes > 0),
  received_bytes integer NOT NULL DEFAULT 0,
  begun_at timestamptz NOT NULL,
  -- Null until all of it is there and was looked into.
  kind text CHECK (kind IN ('picture', 'pdf')),
  bytes bytea,
  -- The service that has taken it.
  taken_by text,
  -- The name under `/media/<tenant>` of a picture that was taken: nobody can guess it.
  public_name text,
  PRIMARY KEY (tenant_id, id)
);
--> statement-breakpoint

CREATE UNIQUE INDEX drive_files_public ON drive_files (tenant_id, public_name);
--> statement-breakpoint

CREATE INDEX drive_files_loose ON drive_files (tenant_id, begun_at) WHERE taken_by IS NULL;
--> statement-breakpoint

SELECT serambi_secure('drive_files');
--> statement-breakpoint

CREATE TABLE drive_parts (
  tenant_id uuid NOT NULL REFERENCES tenants ON DELETE CASCADE,
  file_id text NOT NULL,
  begins_at integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (tenant_id, file_id, begins_at),
  FOREIGN KEY (tenant_id, file_id) REFERENCES drive_files ON DELETE CASCADE
);
--> statement-breakpoint

SELECT serambi_secure('drive_parts');
