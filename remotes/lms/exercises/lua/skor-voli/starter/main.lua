local teks = io.read("a")

local a, b = 0, 0
for huruf in teks:gmatch("[AB]") do
  if huruf == "A" then
    a = a + 1
  else
    b = b + 1
  end
end
print("Belum selesai: 0-0, angka " .. a .. "-" .. b)
