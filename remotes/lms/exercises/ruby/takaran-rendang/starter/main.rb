resep, porsi = gets.split.map(&:to_f)

while (baris = gets)
  jumlah, satuan, bahan = baris.chomp.split(" ", 3)
  puts "#{jumlah} #{satuan} #{bahan}"
end
