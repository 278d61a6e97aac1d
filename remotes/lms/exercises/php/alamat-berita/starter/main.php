<?php

function alamat(string $judul): string
{
    return strtolower(str_replace(" ", "-", $judul));
}

while (($line = fgets(STDIN)) !== false) {
    echo alamat(rtrim($line, "\n")) . "\n";
}
