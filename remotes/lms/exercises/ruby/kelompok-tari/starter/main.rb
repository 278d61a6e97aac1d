banyak = gets.to_i
penari = []
while (baris = gets)
  nama, daerah = baris.chomp.split(",")
  penari << [nama, daerah]
end

puts "Kelompok 1: #{penari.map { |nama, daerah| "#{nama} (#{daerah})" }.join(', ')}"
