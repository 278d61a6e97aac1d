baris <- readLines(file("stdin"))
baris <- baris[nzchar(trimws(baris))]
angka <- lapply(strsplit(trimws(baris), " +"), as.numeric)
tinggi <- vapply(angka, `[`, 0, 1)
nilai <- vapply(angka, `[`, 0, 2)

if (length(unique(tinggi)) < 2) {
  cat("Data belum cukup\n")
} else {
  garis <- coef(lm(nilai ~ tinggi))
  potong <- garis[[1]]
  miring <- garis[[2]] * 100
  cat(sprintf("Nilai = %.2f %s %.2f per 100 m\n", potong, if (miring < 0) "-" else "+", abs(miring)))
  cat(sprintf("Di 1500 m: %.1f\n", potong + miring * 15))
}
