SELECT judul, tahun
FROM buku
WHERE tahun >= 2015
  AND jumlah > 0
ORDER BY tahun DESC, judul;
