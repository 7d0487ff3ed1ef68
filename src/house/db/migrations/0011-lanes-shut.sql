-- Who opens the lanes: a new house's desk does. One that had lanes before keeps its way (null: anyone) until a manager chooses.
ALTER TABLE house.houses ADD COLUMN opens_by text CHECK (opens_by IN ('desk', 'anyone'));
ALTER TABLE house.houses ALTER COLUMN opens_by SET DEFAULT 'desk';
UPDATE house.houses SET opens_by = 'desk' WHERE NOT EXISTS (SELECT FROM house.lanes WHERE lanes.house = houses.id);
-- The staff PIN of lanes without one of their own; null until the first one is made.
ALTER TABLE house.houses ADD COLUMN lane_pin text CHECK (lane_pin ~ '^[0-9]{4,8}$');
GRANT UPDATE (opens_by, lane_pin) ON house.houses TO headpin_service;
