banyak = gets.to_i
penari = []
while (baris = gets)
  nama, daerah = baris.chomp.split(",")
  penari << [nama, daerah]
end

kelompok = Array.new(banyak) { [] }
penari.sort_by { |nama, daerah| [daerah, nama] }.each_with_index do |(nama, daerah), nomor|
  kelompok[nomor % banyak] << "#{nama} (#{daerah})"
end

kelompok.each.with_index(1) do |anggota, nomor|
  puts "Kelompok #{nomor}: #{anggota.empty? ? '-' : anggota.join(', ')}"
end
