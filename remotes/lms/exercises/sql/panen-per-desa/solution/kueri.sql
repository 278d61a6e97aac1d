SELECT desa, COUNT(*), SUM(kilo)
FROM panen
GROUP BY desa
HAVING SUM(kilo) > 1000
ORDER BY SUM(kilo) DESC, desa;
