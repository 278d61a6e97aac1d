local cara = io.read("l")
local gambar = {}
for baris in io.lines() do
  gambar[#gambar + 1] = baris
end

if cara == "datar" or cara == "keduanya" then
  for nomor, baris in ipairs(gambar) do
    gambar[nomor] = baris .. baris:sub(1, -2):reverse()
  end
end
if cara == "tegak" or cara == "keduanya" then
  for nomor = #gambar - 1, 1, -1 do
    gambar[#gambar + 1] = gambar[nomor]
  end
end

print(table.concat(gambar, "\n"))
