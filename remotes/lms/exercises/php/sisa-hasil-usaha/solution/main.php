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

function rupiah(int $angka): string
{
    return "Rp" . number_format($angka, 0, ",", ".");
}

$semua = array_sum($belanja);
$sisa = $shu;
foreach ($belanja as $nama => $jumlah) {
    $bagian = $semua === 0 ? 0 : intdiv($shu * $jumlah, $semua);
    $sisa -= $bagian;
    echo "$nama: " . rupiah($bagian) . "\n";
}
echo "Cadangan: " . rupiah($sisa) . "\n";
