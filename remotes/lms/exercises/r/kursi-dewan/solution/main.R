baris <- readLines(file("stdin"))
kursi <- as.integer(baris[1])
bagian <- strsplit(baris[-1], " ")
partai <- vapply(bagian, `[`, "", 1)
suara <- as.numeric(vapply(bagian, `[`, "", 2))

dapat <- integer(length(partai))
terakhir <- "-"
for (nomor in seq_len(kursi)) {
  hasil <- suara / (2 * dapat + 1)
  pilih <- order(-hasil, -suara, partai)[1]
  terakhir <- sprintf("%s (%.0f)", partai[pilih], hasil[pilih])
  dapat[pilih] <- dapat[pilih] + 1L
}

cat(sprintf("%s %d\n", partai, dapat), sep = "")
cat(sprintf("Kursi terakhir: %s\n", terakhir))
