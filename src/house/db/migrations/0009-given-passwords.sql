-- The password was made for somebody else to use: until they have chosen their own, the account can do nothing.
ALTER TABLE house.accounts ADD COLUMN given boolean NOT NULL DEFAULT false;
