while (baris = gets)
  baris = baris.chomp
  kiri, kanan = baris.split("+").map(&:to_i)
  puts kiri.to_i + kanan.to_i
end
