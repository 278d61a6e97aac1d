-- A decision that was taken back stays in the history.
ALTER TABLE community_decisions ADD COLUMN undone_at timestamptz;
