WITH per_hari AS (
  SELECT hari, SUM(rupiah) AS omzet
  FROM jual
  GROUP BY hari
)
SELECT
  hari,
  omzet,
  SUM(omzet) OVER (ORDER BY hari),
  omzet - LAG(omzet) OVER (ORDER BY hari)
FROM per_hari
ORDER BY hari;
