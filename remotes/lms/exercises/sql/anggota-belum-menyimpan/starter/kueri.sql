SELECT nama, tanggal
FROM anggota
JOIN simpanan ON simpanan.anggota_id = anggota.id
ORDER BY nama;
