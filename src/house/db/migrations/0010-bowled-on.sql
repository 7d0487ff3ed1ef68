-- Where the old lane of a forced move bowled on: which of the two games counts in the day report. Until staff decide, the new one does.
ALTER TABLE house.moves
  ADD COLUMN counts text CHECK (counts IN ('old', 'new')),
  ADD COLUMN counted timestamptz,
  ADD COLUMN counted_by text;
-- What is to decide of a lane is found without reading a season of moves.
CREATE INDEX ON house.moves (house, from_origin) WHERE forced;
