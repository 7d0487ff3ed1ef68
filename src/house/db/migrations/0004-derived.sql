-- What follows from facts, computed by the rules (decision 1). Nothing here is truth: `headpin-house rebuild` makes all of it again.
CREATE SCHEMA derived;
GRANT USAGE ON SCHEMA derived TO headpin_service;

CREATE TABLE derived.games (
  house text NOT NULL,
  origin text NOT NULL,
  game text NOT NULL,
  -- What it was computed from.
  chain text NOT NULL,
  revision int NOT NULL,
  -- Why the rules of this version cannot read it; then it has no lines.
  unread text,
  lane int,
  format text,
  game_number int,
  party text,
  league boolean NOT NULL DEFAULT false,
  phase text,
  started timestamptz,
  minutes int,
  PRIMARY KEY (house, origin, game),
  FOREIGN KEY (house, origin, game) REFERENCES house.games ON DELETE CASCADE
);
CREATE INDEX ON derived.games (house, started);

CREATE TABLE derived.lines (
  house text NOT NULL,
  origin text NOT NULL,
  game text NOT NULL,
  place int NOT NULL,
  player int NOT NULL,
  bowler text NOT NULL,
  name text NOT NULL,
  series text NOT NULL,
  series_number int NOT NULL,
  -- Pins so far, and whether every frame was bowled.
  score int NOT NULL,
  whole boolean NOT NULL,
  blind boolean NOT NULL,
  handicap int NOT NULL,
  PRIMARY KEY (house, origin, game, place),
  FOREIGN KEY (house, origin, game) REFERENCES derived.games ON DELETE CASCADE
);
CREATE INDEX ON derived.lines (house, bowler);

CREATE TABLE derived.frames (
  house text NOT NULL,
  origin text NOT NULL,
  game text NOT NULL,
  place int NOT NULL,
  frame int NOT NULL,
  marks text NOT NULL,
  -- The running total; null until it is settled.
  total int,
  PRIMARY KEY (house, origin, game, place, frame),
  FOREIGN KEY (house, origin, game, place) REFERENCES derived.lines ON DELETE CASCADE
);

CREATE VIEW derived.bowlers AS
SELECT house, bowler, max(name) AS name, count(*) AS games, sum(score) AS pins, max(score) AS high
FROM derived.lines WHERE whole AND NOT blind GROUP BY house, bowler;

-- By the days of the connection's time zone.
CREATE VIEW derived.days AS
SELECT games.house, games.started::date AS day, games.lane, games.league, count(*) AS games,
  sum((SELECT count(*) FROM derived.lines WHERE lines.house = games.house AND lines.origin = games.origin
       AND lines.game = games.game)) AS lines,
  sum(games.minutes) AS minutes
FROM derived.games WHERE games.unread IS NULL
GROUP BY games.house, games.started::date, games.lane, games.league;

GRANT SELECT ON ALL TABLES IN SCHEMA derived TO headpin_service;
GRANT INSERT, UPDATE, DELETE ON derived.games, derived.lines, derived.frames TO headpin_service;
