local cara = io.read("l")
local gambar = {}
for baris in io.lines() do
  gambar[#gambar + 1] = baris
end

print(table.concat(gambar, "\n"))
