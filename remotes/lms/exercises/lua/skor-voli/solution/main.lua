local teks = io.read("a")

local a, b = 0, 0
local setA, setB = 0, 0

local function cukup()
  return setA + setB == 4 and 15 or 25
end

local function selesai()
  return math.max(a, b) >= cukup() and math.abs(a - b) >= 2
end

for huruf in teks:gmatch("[AB]") do
  if setA == 3 or setB == 3 then
    break
  end
  if huruf == "A" then
    a = a + 1
  else
    b = b + 1
  end
  if selesai() then
    print(a .. "-" .. b)
    if a > b then
      setA = setA + 1
    else
      setB = setB + 1
    end
    a, b = 0, 0
  end
end

if setA == 3 then
  print("Pemenang: Anggrek")
elseif setB == 3 then
  print("Pemenang: Bakung")
else
  print(string.format("Belum selesai: %d-%d, angka %d-%d", setA, setB, a, b))
end
