HARI = %w[Minggu Senin Selasa Rabu Kamis Jumat Sabtu].freeze
PASARAN = %w[Legi Pahing Pon Wage Kliwon].freeze
PANJANG = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].freeze

def kabisat?(tahun)
  (tahun % 4).zero? && (tahun % 100 != 0 || (tahun % 400).zero?)
end

def panjang(tahun, bulan)
  bulan == 2 && kabisat?(tahun) ? 29 : PANJANG[bulan - 1]
end

# Banyaknya hari sejak 1 Januari 1900.
def hari_ke(tahun, bulan, tanggal)
  tahun_lewat = (1900...tahun).sum { |t| kabisat?(t) ? 366 : 365 }
  bulan_lewat = (1...bulan).sum { |b| panjang(tahun, b) }
  tahun_lewat + bulan_lewat + tanggal - 1
end

def ada?(tahun, bulan, tanggal)
  bulan.between?(1, 12) && tanggal.between?(1, panjang(tahun, bulan))
end

PROKLAMASI = hari_ke(1945, 8, 17)

while (baris = gets)
  tahun, bulan, tanggal = baris.split("-").map(&:to_i)
  unless ada?(tahun, bulan, tanggal)
    puts "Tanggal tidak ada"
    next
  end
  selisih = hari_ke(tahun, bulan, tanggal) - PROKLAMASI
  puts "#{HARI[(5 + selisih) % 7]} #{PASARAN[selisih % 5]}"
end
