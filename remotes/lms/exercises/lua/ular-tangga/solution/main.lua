local AKHIR = 30

local papan = io.read("l")
local dadu = io.read("l") or ""

local pindah = {}
for dari, ke in papan:gmatch("(%d+)>(%d+)") do
  pindah[math.tointeger(tonumber(dari))] = math.tointeger(tonumber(ke))
end

local tempat = 0
local jejak = {}
for mata in dadu:gmatch("%d+") do
  tempat = tempat + math.tointeger(tonumber(mata))
  if tempat > AKHIR then
    tempat = AKHIR - (tempat - AKHIR)
  end
  tempat = pindah[tempat] or tempat
  jejak[#jejak + 1] = tempat
  if tempat == AKHIR then
    break
  end
end

print(table.concat(jejak, " "))
if tempat == AKHIR then
  print("Menang dalam " .. #jejak .. " lemparan")
else
  print("Belum sampai")
end
