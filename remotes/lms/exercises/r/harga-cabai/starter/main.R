baris <- readLines(file("stdin"))
bagian <- strsplit(baris[nzchar(baris)], ",")
pasar <- vapply(bagian, `[`, "", 1)
harga <- vapply(bagian, `[`, "", 2)

for (satu in unique(pasar)) {
  cat(sprintf("%s tanpa data\n", satu))
}
