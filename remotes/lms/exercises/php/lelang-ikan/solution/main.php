<?php

$modal = [];
$keranjang = [];

/** Uang yang terpakai untuk keranjang lain yang sedang dimenangkan. */
function terpakai(array $keranjang, string $pembeli, string $selain): int
{
    $jumlah = 0;
    foreach ($keranjang as $kode => $isi) {
        if ($kode !== $selain && $isi["pembeli"] === $pembeli) {
            $jumlah += $isi["harga"];
        }
    }
    return $jumlah;
}

while (($line = fgets(STDIN)) !== false) {
    $bagian = explode(";", trim($line));
    switch ($bagian[0]) {
        case "modal":
            $modal[$bagian[1]] = ($modal[$bagian[1]] ?? 0) + (int) $bagian[2];
            break;
        case "keranjang":
            $keranjang[$bagian[1]] = ["ikan" => $bagian[2], "harga" => (int) $bagian[3], "pembeli" => null];
            break;
        case "tawar":
            [, $kode, $pembeli, $tawaran] = $bagian;
            $tawaran = (int) $tawaran;
            $isi = $keranjang[$kode] ?? null;
            if ($isi === null) {
                break;
            }
            $cukup = $isi["pembeli"] === null ? $tawaran >= $isi["harga"] : $tawaran > $isi["harga"];
            $uang = ($modal[$pembeli] ?? 0) - terpakai($keranjang, $pembeli, $kode);
            if ($cukup && $tawaran <= $uang) {
                $keranjang[$kode]["harga"] = $tawaran;
                $keranjang[$kode]["pembeli"] = $pembeli;
            }
            break;
    }
}

$terjual = 0;
foreach ($keranjang as $kode => $isi) {
    if ($isi["pembeli"] === null) {
        echo "$kode {$isi['ikan']}: tidak laku\n";
        continue;
    }
    $terjual += $isi["harga"];
    echo "$kode {$isi['ikan']}: {$isi['pembeli']} Rp{$isi['harga']}\n";
}
echo "Terjual: Rp$terjual\n";
