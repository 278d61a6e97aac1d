while (larik = gets)
  vokal = larik.downcase.scan(/[aiueo]/)
  puts "#{vokal.length} #{vokal.last || '-'}"
end
