SELECT judul, tahun
FROM buku;
