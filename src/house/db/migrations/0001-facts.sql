-- The facts of every lane, and what the house knows of its lanes (decision 19). What follows from facts is in the schema `derived`.
CREATE SCHEMA house;

-- Roles are the cluster's, so another database may have made them.
DO $$ BEGIN CREATE ROLE headpin_service NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$;
DO $$ BEGIN CREATE ROLE headpin_lane NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$;
GRANT headpin_lane TO headpin_service;
GRANT USAGE ON SCHEMA house TO headpin_service, headpin_lane;

CREATE DOMAIN house.opaque_id AS text CHECK (VALUE ~ '^[0-9a-f]{24}$');
CREATE DOMAIN house.game_id AS text CHECK (VALUE ~ '^[0-9A-Za-z-]{1,80}$');
CREATE DOMAIN house.digest AS text CHECK (VALUE ~ '^[0-9a-f]{64}$');

CREATE TABLE house.houses (
  id house.opaque_id PRIMARY KEY,
  name text NOT NULL,
  made timestamptz NOT NULL DEFAULT now()
);

-- One PC with its data folder. Of its key only the hash is kept.
CREATE TABLE house.lanes (
  house house.opaque_id NOT NULL REFERENCES house.houses,
  origin house.opaque_id NOT NULL,
  key_hash house.digest NOT NULL UNIQUE,
  numbers int[] NOT NULL,
  program text,
  protocol int,
  paired timestamptz NOT NULL DEFAULT now(),
  revoked timestamptz,
  seen timestamptz,
  -- The event stream that it hears, and null in `offline_since` while it does.
  stream text,
  offline_since timestamptz DEFAULT now(),
  PRIMARY KEY (house, origin)
);

-- Only the hash of a pairing code is kept, and it pairs once.
CREATE TABLE house.pairing_codes (
  code_hash house.digest PRIMARY KEY,
  house house.opaque_id NOT NULL REFERENCES house.houses,
  made timestamptz NOT NULL DEFAULT now(),
  ends timestamptz NOT NULL,
  origin house.opaque_id
);

-- Generation 0 is the set-up. `body` is the canonical form, without names.
CREATE TABLE house.facts (
  house house.opaque_id NOT NULL,
  origin house.opaque_id NOT NULL,
  game house.game_id NOT NULL,
  generation int NOT NULL CHECK (generation >= 0),
  body text NOT NULL,
  chain house.digest NOT NULL,
  -- The version of the save format that the body is written in.
  save int NOT NULL,
  arrived timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (house, origin, game, generation)
) PARTITION BY LIST (house);

-- The newest generation of each game, so that a lane is compared with without reading its facts.
CREATE TABLE house.games (
  house house.opaque_id NOT NULL REFERENCES house.houses,
  origin house.opaque_id NOT NULL,
  game house.game_id NOT NULL,
  month text NOT NULL,
  generation int NOT NULL,
  chain house.digest NOT NULL,
  changed timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (house, origin, game)
);
CREATE INDEX ON house.games (house, origin, month);
CREATE INDEX ON house.games (house, changed);

-- `digest` is the lane's, as it was acknowledged; `entries` are what the house keeps.
CREATE TABLE house.game_names (
  house house.opaque_id NOT NULL REFERENCES house.houses,
  origin house.opaque_id NOT NULL,
  game house.game_id NOT NULL,
  digest house.digest NOT NULL,
  entries jsonb NOT NULL,
  -- Counts the changes, so that what is derived follows them.
  revision int NOT NULL DEFAULT 1,
  PRIMARY KEY (house, origin, game)
);

-- Second branches: `above` is the last generation that both have. The first branch counts until staff decide.
CREATE TABLE house.forks (
  house house.opaque_id NOT NULL REFERENCES house.houses,
  origin house.opaque_id NOT NULL,
  game house.game_id NOT NULL,
  branch int NOT NULL CHECK (branch > 0),
  above int NOT NULL,
  generation int NOT NULL,
  chain house.digest NOT NULL,
  digest house.digest,
  names jsonb NOT NULL DEFAULT '[]',
  arrived timestamptz NOT NULL DEFAULT now(),
  answer text CHECK (answer IN ('first', 'second')),
  answered timestamptz,
  answered_by text,
  PRIMARY KEY (house, origin, game, branch)
);
CREATE TABLE house.fork_facts (
  house house.opaque_id NOT NULL,
  origin house.opaque_id NOT NULL,
  game house.game_id NOT NULL,
  branch int NOT NULL,
  generation int NOT NULL CHECK (generation >= 0),
  body text NOT NULL,
  chain house.digest NOT NULL,
  save int NOT NULL,
  arrived timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (house, origin, game, branch, generation),
  FOREIGN KEY (house, origin, game, branch) REFERENCES house.forks ON DELETE CASCADE
);

-- Facts that the rules refuse, and all that builds on them: shown, never dropped.
CREATE TABLE house.aside (
  house house.opaque_id NOT NULL REFERENCES house.houses,
  origin house.opaque_id NOT NULL,
  game house.game_id NOT NULL,
  generation int NOT NULL CHECK (generation >= 0),
  chain house.digest NOT NULL,
  body text NOT NULL,
  save int NOT NULL,
  reason text NOT NULL,
  arrived timestamptz NOT NULL DEFAULT now(),
  seen timestamptz,
  seen_by text,
  PRIMARY KEY (house, origin, game, generation, chain)
);

CREATE TABLE house.deletions (
  house house.opaque_id NOT NULL REFERENCES house.houses,
  origin house.opaque_id NOT NULL,
  game house.game_id NOT NULL,
  arrived timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (house, origin, game)
);

-- Bowlers whom somebody erased; `origin` is the lane that told.
CREATE TABLE house.erasures (
  house house.opaque_id NOT NULL REFERENCES house.houses,
  origin house.opaque_id NOT NULL,
  bowler house.opaque_id NOT NULL,
  arrived timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (house, origin, bowler)
);

CREATE TABLE house.lane_states (
  house house.opaque_id NOT NULL REFERENCES house.houses,
  origin house.opaque_id NOT NULL,
  lane int NOT NULL,
  state jsonb NOT NULL,
  told timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (house, origin, lane)
);

CREATE TABLE house.orders (
  house house.opaque_id NOT NULL REFERENCES house.houses,
  id house.opaque_id NOT NULL,
  origin house.opaque_id NOT NULL,
  lane int NOT NULL,
  author text NOT NULL,
  seconds int NOT NULL,
  body jsonb NOT NULL,
  sent timestamptz NOT NULL DEFAULT now(),
  state text NOT NULL DEFAULT 'sent' CHECK (state IN ('sent', 'done', 'refused', 'void')),
  outcome jsonb,
  answered timestamptz,
  PRIMARY KEY (house, id)
);
CREATE INDEX ON house.orders (house, origin) WHERE state = 'sent';
CREATE INDEX ON house.orders (house, sent);

CREATE TABLE house.waiting (
  house house.opaque_id NOT NULL REFERENCES house.houses,
  id house.opaque_id NOT NULL,
  name text NOT NULL,
  bowlers int NOT NULL,
  note text NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (house, id)
);

-- Tells one news from another; listeners compare it with `Last-Event-ID`.
CREATE SEQUENCE house.news;

-- A house has a partition of its own, so that a chain's database can be spread by house.
CREATE FUNCTION house.add_house(id text, name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO house.houses (id, name) VALUES (add_house.id, add_house.name) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE house.%I PARTITION OF house.facts FOR VALUES IN (%L)', 'facts_' || add_house.id, add_house.id);
END $$;
REVOKE ALL ON FUNCTION house.add_house FROM PUBLIC;

-- The service reads and writes; it neither makes houses nor changes facts that are there.
GRANT SELECT ON ALL TABLES IN SCHEMA house TO headpin_service;
GRANT INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA house TO headpin_service;
REVOKE INSERT, UPDATE, DELETE ON house.houses FROM headpin_service;
REVOKE UPDATE ON house.facts, house.deletions, house.erasures FROM headpin_service;
GRANT USAGE ON SEQUENCE house.news TO headpin_service, headpin_lane;

-- A lane reads and writes what is its own; which lane it is, the service sets in each transaction.
CREATE FUNCTION house.is_own(house text, origin text) RETURNS boolean LANGUAGE sql STABLE
RETURN house = current_setting('headpin.house', true) AND origin = current_setting('headpin.origin', true);

GRANT SELECT, INSERT, DELETE ON house.facts, house.fork_facts, house.aside TO headpin_lane;
GRANT SELECT, INSERT, DELETE ON house.games, house.game_names, house.forks TO headpin_lane;
GRANT UPDATE (generation, chain, changed) ON house.games TO headpin_lane;
GRANT UPDATE (digest, entries, revision) ON house.game_names TO headpin_lane;
GRANT UPDATE (generation, chain, digest, names, arrived) ON house.forks TO headpin_lane;
GRANT SELECT, INSERT ON house.deletions, house.erasures TO headpin_lane;
GRANT SELECT, INSERT, DELETE ON house.lane_states TO headpin_lane;
GRANT UPDATE (state, told) ON house.lane_states TO headpin_lane;
GRANT SELECT ON house.orders TO headpin_lane;
GRANT UPDATE (state, outcome, answered) ON house.orders TO headpin_lane;
GRANT SELECT (house, origin, numbers, offline_since, seen) ON house.lanes TO headpin_lane;
GRANT UPDATE (numbers, program, protocol, seen, offline_since) ON house.lanes TO headpin_lane;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['houses', 'pairing_codes', 'waiting'] LOOP
    EXECUTE format('ALTER TABLE house.%I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY service ON house.%I TO headpin_service USING (true)', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['lanes', 'facts', 'games', 'game_names', 'forks', 'fork_facts', 'aside', 'deletions', 'erasures', 'lane_states', 'orders'] LOOP
    EXECUTE format('ALTER TABLE house.%I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY service ON house.%I TO headpin_service USING (true)', name);
    EXECUTE format('CREATE POLICY own ON house.%I TO headpin_lane USING (house.is_own(house, origin))', name);
  END LOOP;
END $$;
