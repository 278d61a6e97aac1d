CREATE TABLE anggota (id INTEGER PRIMARY KEY, nama TEXT, desa TEXT);
CREATE TABLE simpanan (anggota_id INTEGER, tanggal TEXT, rupiah INTEGER);
INSERT INTO anggota VALUES (1, 'Siti', 'Cikole'), (2, 'Karman', 'Cikole'), (3, 'Euis', 'Sukamaju'), (4, 'Dadang', 'Sukamaju');
INSERT INTO simpanan VALUES
  (1, '2026-11-03', 50000), (2, '2026-10-12', 25000), (2, '2026-09-01', 25000), (4, '2025-11-20', 40000);
