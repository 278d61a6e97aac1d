SELECT anggota.nama, MAX(simpanan.tanggal)
FROM anggota
LEFT JOIN simpanan ON simpanan.anggota_id = anggota.id
GROUP BY anggota.id, anggota.nama
HAVING COUNT(CASE WHEN simpanan.tanggal LIKE '2026-11-%' THEN 1 END) = 0
ORDER BY anggota.nama;
