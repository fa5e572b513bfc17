CREATE TABLE message (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  folder TEXT NOT NULL,
  receivedAt INTEGER NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  form TEXT NOT NULL,
  source TEXT NOT NULL,
  preview TEXT NOT NULL,
  submissionId TEXT,
  formKey TEXT NOT NULL,
  digest TEXT NOT NULL,
  files INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  read INTEGER NOT NULL DEFAULT 0,
  status TEXT NOT NULL DEFAULT 'new'
);
CREATE INDEX messageOrder ON message (folder, id);
CREATE INDEX messageTime ON message (receivedAt, formKey, bytes);
CREATE INDEX messageSubmission ON message (submissionId) WHERE submissionId IS NOT NULL;

CREATE TABLE delivery (
  id TEXT NOT NULL,
  channel TEXT NOT NULL,
  recipient TEXT NOT NULL,
  state TEXT NOT NULL,
  firstAt INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  nextAt INTEGER NOT NULL,
  lastError TEXT,
  PRIMARY KEY (id, channel, recipient)
) WITHOUT ROWID;
CREATE INDEX deliveryDue ON delivery (channel, state, nextAt);

CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

-- Marks count as letters, so that the vowel signs of Indian scripts do not cut words.
CREATE VIRTUAL TABLE words USING fts5 (
  name, email, subject, form, body,
  tokenize = "unicode61 remove_diacritics 2 categories 'L* M* N* Co'"
);
INSERT INTO words (words, rank) VALUES ('secure-delete', 1);
