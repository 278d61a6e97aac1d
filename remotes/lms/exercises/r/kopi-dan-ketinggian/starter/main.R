data <- read.table(file("stdin"), col.names = c("tinggi", "nilai"))

cat(sprintf("Nilai = %.2f + %.2f per 100 m\n", mean(data$nilai), 0))
