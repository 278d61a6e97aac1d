HARI = %w[Minggu Senin Selasa Rabu Kamis Jumat Sabtu].freeze
PASARAN = %w[Legi Pahing Pon Wage Kliwon].freeze

while (baris = gets)
  tahun, bulan, tanggal = baris.split("-").map(&:to_i)
  puts "#{HARI[tanggal % 7]} #{PASARAN[tanggal % 5]}"
end
