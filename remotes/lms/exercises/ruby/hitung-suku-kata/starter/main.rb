while (larik = gets)
  puts "#{larik.chomp.length} -"
end
