<?php

while (($line = fgets(STDIN)) !== false) {
    $line = trim($line);
    if ($line === "") {
        continue;
    }
    [$time, $name] = explode(" ", $line, 2);
    echo "Selamat datang, $name\n";
}
