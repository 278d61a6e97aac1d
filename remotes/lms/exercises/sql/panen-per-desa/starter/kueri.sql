SELECT desa, kilo
FROM panen;
