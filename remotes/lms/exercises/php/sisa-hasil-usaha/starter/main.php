<?php

$shu = (int) trim(fgets(STDIN));
$belanja = [];
while (($line = fgets(STDIN)) !== false) {
    if (trim($line) === "") {
        continue;
    }
    [$nama, $jumlah] = explode(";", trim($line));
    $belanja[$nama] = (int) $jumlah;
}

foreach ($belanja as $nama => $jumlah) {
    echo "$nama: Rp$jumlah\n";
}
echo "Cadangan: Rp$shu\n";
