CREATE TABLE panen (desa TEXT, komoditas TEXT, kilo INTEGER);
INSERT INTO panen VALUES
  ('Sukamaju', 'padi', 900), ('Sukamaju', 'jagung', 450),
  ('Cikole', 'padi', 700), ('Cikole', 'kedelai', 250),
  ('Wargaluyu', 'padi', 2100);
