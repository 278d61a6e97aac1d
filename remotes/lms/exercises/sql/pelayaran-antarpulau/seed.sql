CREATE TABLE rute (dari TEXT, ke TEXT, jam INTEGER);
INSERT INTO rute VALUES
  ('Ambon', 'Saparua', 2), ('Saparua', 'Nusalaut', 1), ('Ambon', 'Banda', 8),
  ('Banda', 'Tual', 12), ('Tual', 'Dobo', 7), ('Saumlaki', 'Tual', 15);
