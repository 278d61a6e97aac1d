baris <- readLines(file("stdin"))
kursi <- as.integer(baris[1])
bagian <- strsplit(baris[-1], " ")
partai <- vapply(bagian, `[`, "", 1)
suara <- as.numeric(vapply(bagian, `[`, "", 2))

dapat <- round(kursi * suara / sum(suara))
cat(sprintf("%s %.0f\n", partai, dapat), sep = "")
cat("Kursi terakhir: -\n")
