SELECT ke, jam
FROM rute
WHERE dari = 'Ambon'
ORDER BY jam, ke;
