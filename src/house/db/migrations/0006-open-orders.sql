-- Orders that wait for a lane, also those of before a restore, are found without reading a season of them.
CREATE INDEX ON house.orders (house, origin) WHERE state IN ('sent', 'unknown');
DROP INDEX house.orders_house_origin_idx;
