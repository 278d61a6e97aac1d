WITH RECURSIVE jalan (pulau, jam, kapal) AS (
  SELECT 'Ambon', 0, 0
  UNION ALL
  SELECT rute.ke, jalan.jam + rute.jam, jalan.kapal + 1
  FROM jalan
  JOIN rute ON rute.dari = jalan.pulau
  WHERE jalan.kapal < 5
)
SELECT pulau, MIN(jam)
FROM jalan
WHERE pulau <> 'Ambon'
GROUP BY pulau
ORDER BY MIN(jam), pulau;
