baris <- readLines(file("stdin"))
hujan <- as.numeric(baris[nzchar(trimws(baris))])

if (length(hujan) == 0) {
  cat("Belum ada catatan\n")
} else {
  cat(sprintf("Jumlah: %.1f mm\n", sum(hujan)))
  cat(sprintf("Hari hujan: %d dari %d\n", sum(hujan >= 1), length(hujan)))
  cat(sprintf("Terlebat: %.1f mm\n", max(hujan)))
}
