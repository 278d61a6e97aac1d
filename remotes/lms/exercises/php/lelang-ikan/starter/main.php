<?php

$modal = [];
$keranjang = [];

while (($line = fgets(STDIN)) !== false) {
    $bagian = explode(";", trim($line));
    switch ($bagian[0]) {
        case "modal":
            $modal[$bagian[1]] = (int) $bagian[2];
            break;
        case "keranjang":
            $keranjang[$bagian[1]] = ["ikan" => $bagian[2], "harga" => (int) $bagian[3], "pembeli" => null];
            break;
        case "tawar":
            // Apakah tawaran ini sah?
            break;
    }
}

foreach ($keranjang as $kode => $isi) {
    echo "$kode {$isi['ikan']}: tidak laku\n";
}
echo "Terjual: Rp0\n";
