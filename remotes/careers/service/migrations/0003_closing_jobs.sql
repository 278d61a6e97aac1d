-- Lists with what closes first walk along this index until a page is full.
CREATE INDEX careers_jobs_closing ON careers_jobs (tenant_id, closes_at, id) WHERE state = 'open';
