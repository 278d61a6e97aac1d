baris <- readLines(file("stdin"))
bagian <- strsplit(baris[nzchar(baris)], ",")
pasar <- vapply(bagian, `[`, "", 1)
harga <- vapply(bagian, `[`, "", 2)

ada <- harga != "-"
if (any(ada)) {
  angka <- as.numeric(harga[ada])
  median_pasar <- tapply(angka, pasar[ada], median)
  banyak <- tapply(angka, pasar[ada], length)
  for (satu in names(median_pasar)[order(median_pasar, names(median_pasar))]) {
    cat(sprintf("%s %.0f (%d)\n", satu, median_pasar[[satu]], banyak[[satu]]))
  }
}
for (satu in sort(setdiff(pasar, pasar[ada]))) {
  cat(sprintf("%s tanpa data\n", satu))
}
