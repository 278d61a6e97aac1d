<?php

const TERPANJANG = 40;

function alamat(string $judul): string
{
    $kata = preg_split("/[^a-z0-9]+/", strtolower($judul), -1, PREG_SPLIT_NO_EMPTY);
    $alamat = "";
    foreach ($kata as $satu) {
        $lebih = $alamat === "" ? $satu : "$alamat-$satu";
        if (strlen($lebih) > TERPANJANG) {
            break;
        }
        $alamat = $lebih;
    }
    return $alamat === "" ? "berita" : $alamat;
}

while (($line = fgets(STDIN)) !== false) {
    echo alamat(rtrim($line, "\n")) . "\n";
}
