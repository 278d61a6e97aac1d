CREATE TABLE buku (judul TEXT, pengarang TEXT, tahun INTEGER, jumlah INTEGER);
INSERT INTO buku VALUES
  ('Aroma Karsa', 'Dee Lestari', 2018, 2),
  ('Bumi Manusia', 'Pramoedya Ananta Toer', 1980, 3),
  ('Laut Bercerita', 'Leila S. Chudori', 2017, 1),
  ('Cantik Itu Luka', 'Eka Kurniawan', 2002, 4),
  ('Gadis Kretek', 'Ratih Kumala', 2012, 2);
