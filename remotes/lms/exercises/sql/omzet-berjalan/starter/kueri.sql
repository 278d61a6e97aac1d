SELECT hari, rupiah
FROM jual
ORDER BY hari;
