-- Whoever is erased is found by id or name among the games of many seasons. Without a list of what is still to be put in, which
-- every search would read.
CREATE INDEX ON house.game_names USING gin (jsonb_path_query_array(entries, '$[*].value'))
  WITH (fastupdate = off);
