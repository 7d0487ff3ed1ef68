-- Orders to lanes, and the moves that they are steps of (decision 20). What a move has come to follows from its orders.
CREATE TABLE house.moves (
  house house.opaque_id NOT NULL REFERENCES house.houses,
  id house.opaque_id NOT NULL,
  author text NOT NULL,
  made timestamptz NOT NULL DEFAULT now(),
  seconds int NOT NULL,
  from_origin house.opaque_id NOT NULL,
  from_lane int NOT NULL,
  -- Of a pair both halves', that of the lower lane first.
  games text[] NOT NULL,
  -- Null where the whole game moves.
  player int,
  to_origin house.opaque_id NOT NULL,
  to_lane int NOT NULL,
  forced boolean NOT NULL,
  -- Up to where the games go on, once that is known.
  generations int[],
  -- Why it stopped, where no order says so.
  code text,
  PRIMARY KEY (house, id)
);
CREATE INDEX ON house.moves (house, made);

-- A step of a move has an id that follows from the move's: after a restore the lane knows it again.
ALTER TABLE house.orders DROP CONSTRAINT orders_state_check;
ALTER TABLE house.orders
  ADD CONSTRAINT orders_state_check CHECK (state IN ('sent', 'done', 'refused', 'void', 'unknown')),
  ADD COLUMN late boolean NOT NULL DEFAULT false,
  ADD COLUMN cancelled_by text,
  ADD COLUMN move house.opaque_id,
  ADD COLUMN step text CHECK (step IN ('away', 'take')),
  ADD COLUMN attempt int,
  ADD FOREIGN KEY (house, move) REFERENCES house.moves (house, id),
  ADD UNIQUE (house, move, step, attempt);

-- Answers that differ from the first one, and those to orders that this house does not know.
CREATE TABLE house.other_answers (
  house house.opaque_id NOT NULL REFERENCES house.houses,
  origin house.opaque_id NOT NULL,
  id house.opaque_id NOT NULL,
  outcome jsonb NOT NULL,
  arrived timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (house, origin, id, outcome)
);

-- By the house's clock; that of the lane may be wrong.
ALTER TABLE house.lane_states ADD COLUMN help_since timestamptz;

-- Where this database's history stood when a service last looked: another place means that it was restored or took over.
CREATE TABLE house.histories (
  house house.opaque_id PRIMARY KEY REFERENCES house.houses,
  history text NOT NULL,
  since timestamptz NOT NULL DEFAULT now()
);

GRANT SELECT, INSERT, UPDATE, DELETE ON house.moves, house.other_answers, house.histories TO headpin_service;
GRANT SELECT, INSERT ON house.other_answers TO headpin_lane;
GRANT UPDATE (late) ON house.orders TO headpin_lane;
GRANT UPDATE (help_since) ON house.lane_states TO headpin_lane;

ALTER TABLE house.moves ENABLE ROW LEVEL SECURITY;
ALTER TABLE house.histories ENABLE ROW LEVEL SECURITY;
ALTER TABLE house.other_answers ENABLE ROW LEVEL SECURITY;
CREATE POLICY service ON house.moves TO headpin_service USING (true);
CREATE POLICY service ON house.histories TO headpin_service USING (true);
CREATE POLICY service ON house.other_answers TO headpin_service USING (true);
CREATE POLICY own ON house.other_answers TO headpin_lane USING (house.is_own(house, origin));
