baris <- readLines(file("stdin"))
bagian <- strsplit(trimws(baris[nzchar(trimws(baris))]), " +")
tanggal <- vapply(bagian, `[`, "", 1)
hujan <- as.numeric(vapply(bagian, `[`, "", 2))

kering <- hujan < 1
cat(sprintf("%d hari\n", sum(kering)))
