-- The order that gives a party its lane. Where that order is refused or void, the party goes on waiting in its place.
ALTER TABLE house.waiting ADD COLUMN seat house.opaque_id;
