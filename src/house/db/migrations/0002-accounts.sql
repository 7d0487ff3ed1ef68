-- Who may use the front desk, and what they did. Lanes see none of it.
CREATE TABLE house.accounts (
  house house.opaque_id NOT NULL REFERENCES house.houses,
  id house.opaque_id NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- The name as it is compared: one spelling, no capitals.
  compared text NOT NULL,
  role text NOT NULL CHECK (role IN ('operator', 'manager', 'secretary')),
  -- Argon2id with its salt and costs.
  password_hash text NOT NULL,
  made timestamptz NOT NULL DEFAULT now(),
  disabled timestamptz,
  signed_in timestamptz,
  PRIMARY KEY (house, id),
  UNIQUE (house, compared)
);

-- Of a session's token only the hash is kept.
CREATE TABLE house.sessions (
  token_hash house.digest PRIMARY KEY,
  house house.opaque_id NOT NULL,
  account house.opaque_id NOT NULL,
  made timestamptz NOT NULL DEFAULT now(),
  seen timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (house, account) REFERENCES house.accounts ON DELETE CASCADE
);
CREATE INDEX ON house.sessions (house, account);

-- Tries that services count together. What was tried is kept as a hash: users type passwords where names belong.
CREATE TABLE house.attempts (
  house house.opaque_id NOT NULL REFERENCES house.houses,
  kind text NOT NULL,
  tried house.digest NOT NULL,
  count int NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (house, kind, tried)
);

CREATE TABLE house.audit (
  house house.opaque_id NOT NULL REFERENCES house.houses,
  n bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT now(),
  account house.opaque_id,
  name text NOT NULL,
  what text NOT NULL,
  about jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (house, n)
);

ALTER TABLE house.lanes ADD COLUMN note text NOT NULL DEFAULT '';
ALTER TABLE house.pairing_codes ADD COLUMN made_by text;

GRANT SELECT, INSERT, UPDATE ON house.accounts TO headpin_service;
GRANT SELECT, INSERT, DELETE ON house.sessions TO headpin_service;
GRANT UPDATE (seen) ON house.sessions TO headpin_service;
GRANT SELECT, INSERT, UPDATE, DELETE ON house.attempts TO headpin_service;
-- What was done stays.
GRANT SELECT, INSERT ON house.audit TO headpin_service;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['accounts', 'sessions', 'attempts', 'audit'] LOOP
    EXECUTE format('ALTER TABLE house.%I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY service ON house.%I TO headpin_service USING (true)', name);
  END LOOP;
END $$;

-- Which of these bowlers were erased on any lane of the house. A lane sees its own erasures alone, and must keep nobody's name.
CREATE INDEX ON house.erasures (house, bowler);
CREATE FUNCTION house.erased_among(asked text[]) RETURNS text[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path = ''
RETURN ARRAY(SELECT DISTINCT bowler::text FROM house.erasures
             WHERE house = current_setting('headpin.house', true) AND bowler = ANY (asked));
REVOKE ALL ON FUNCTION house.erased_among FROM PUBLIC;
GRANT EXECUTE ON FUNCTION house.erased_among TO headpin_lane;
