baris <- readLines(file("stdin"))
bagian <- strsplit(trimws(baris[nzchar(trimws(baris))]), " +")
tanggal <- vapply(bagian, `[`, "", 1)
hujan <- as.numeric(vapply(bagian, `[`, "", 2))

deret <- rle(hujan < 1)
akhir <- cumsum(deret$lengths)
awal <- akhir - deret$lengths + 1
kering <- which(deret$values)

if (length(kering) == 0) {
  cat("Selalu hujan\n")
} else {
  terpanjang <- max(deret$lengths[kering])
  pilih <- max(kering[deret$lengths[kering] == terpanjang])
  cat(sprintf(
    "%d hari, %s sampai %s%s\n",
    terpanjang,
    tanggal[awal[pilih]],
    tanggal[akhir[pilih]],
    if (akhir[pilih] == length(tanggal)) " (masih berlangsung)" else ""
  ))
}
