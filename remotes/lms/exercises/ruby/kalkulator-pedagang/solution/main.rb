class SalahTulis < StandardError; end

# Pengurai turun: jumlah terdiri dari suku, suku dari faktor.
class Pengurai
  def initialize(tulisan)
    @tanda = tulisan.scan(%r{\d+|[-+*/()]|\S})
  end

  def hasil
    nilai = jumlah
    raise SalahTulis unless @tanda.empty?

    nilai
  end

  private

  def jumlah
    nilai = suku
    while ["+", "-"].include?(@tanda.first)
      nilai = @tanda.shift == "+" ? nilai + suku : nilai - suku
    end
    nilai
  end

  def suku
    nilai = faktor
    while ["*", "/"].include?(@tanda.first)
      nilai = @tanda.shift == "*" ? nilai * faktor : nilai.div(faktor)
    end
    nilai
  end

  def faktor
    tanda = @tanda.shift
    return -faktor if tanda == "-"
    return kurung if tanda == "("
    raise SalahTulis unless tanda&.match?(/\A\d+\z/)

    tanda.to_i
  end

  def kurung
    nilai = jumlah
    raise SalahTulis unless @tanda.shift == ")"

    nilai
  end
end

while (baris = gets)
  begin
    puts Pengurai.new(baris).hasil
  rescue ZeroDivisionError
    puts "Dibagi nol"
  rescue SalahTulis
    puts "Salah tulis"
  end
end
