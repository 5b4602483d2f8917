-- Path of the page that sent the lead; empty where the browser has not said it.
ALTER TABLE leads ADD COLUMN page TEXT NOT NULL DEFAULT '';
-- Whether the visitor was to get an acknowledgement: an address gets one an hour.
ALTER TABLE leads ADD COLUMN acknowledged INTEGER NOT NULL DEFAULT 0;

-- Mails to visitors that have yet to be sent; a row goes when its mail has gone or was given up.
CREATE TABLE acknowledgements (
  lead_id TEXT PRIMARY KEY,
  due_at INTEGER NOT NULL,
  tries INTEGER NOT NULL
);
CREATE INDEX acknowledgements_by_time ON acknowledgements (due_at);
