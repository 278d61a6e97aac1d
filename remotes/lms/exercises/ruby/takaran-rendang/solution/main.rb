UTUH = %w[butir lembar].freeze

resep, porsi = gets.split.map(&:to_r)

def tulis(jumlah)
  bulat = jumlah.round(2)
  bulat == bulat.to_i ? bulat.to_i.to_s : bulat.to_f.to_s
end

while (baris = gets)
  jumlah, satuan, bahan = baris.chomp.split(" ", 3)
  baru = jumlah.to_r * porsi / resep
  baru = baru.ceil if UTUH.include?(satuan)
  puts "#{tulis(baru)} #{satuan} #{bahan}"
end
