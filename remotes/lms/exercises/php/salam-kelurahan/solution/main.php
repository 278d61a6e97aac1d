<?php

function salam(int $jam): string
{
    return match (true) {
        $jam >= 4 && $jam < 11 => "pagi",
        $jam >= 11 && $jam < 15 => "siang",
        $jam >= 15 && $jam < 18 => "sore",
        default => "malam",
    };
}

while (($line = fgets(STDIN)) !== false) {
    $line = trim($line);
    if ($line === "") {
        continue;
    }
    [$time, $name] = explode(" ", $line, 2);
    echo "Selamat " . salam((int) $time) . ", $name\n";
}
