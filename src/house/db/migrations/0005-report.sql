-- What the day report needs. The games are computed anew: every row of these tables follows from facts.
DROP VIEW derived.days;
TRUNCATE derived.games CASCADE;
ALTER TABLE derived.games
  -- The game of another lane that this one goes on with; that one no longer counts.
  ADD COLUMN moved_origin text,
  ADD COLUMN moved_game text;
-- Whether anybody bowled a ball of it.
ALTER TABLE derived.lines ADD COLUMN begun boolean NOT NULL;
CREATE INDEX ON derived.games (house, moved_origin, moved_game) WHERE moved_game IS NOT NULL;
