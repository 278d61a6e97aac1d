<?php

$perlu = 0;
while (($line = fgets(STDIN)) !== false) {
    $line = trim($line);
    if ($line === "") {
        continue;
    }
    [$nama, $tanda] = explode(";", $line);
    $semua = strlen($tanda);
    $hadir = substr_count($tanda, "H");
    $tanpaKabar = substr_count($tanda, "A");
    $persen = (int) round($hadir * 100 / $semua);
    $bertanda = $hadir * 100 < 75 * $semua || $tanpaKabar > 2;
    if ($bertanda) {
        $perlu++;
    }
    echo "$nama: $hadir dari $semua ($persen%)" . ($bertanda ? " *" : "") . "\n";
}
echo "Perlu dihubungi: $perlu orang\n";
