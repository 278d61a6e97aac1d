local papan = io.read("l")
local dadu = io.read("l") or ""

local tempat = 0
local jejak = {}
for mata in dadu:gmatch("%d+") do
  tempat = tempat + tonumber(mata)
  jejak[#jejak + 1] = tempat
end
print(table.concat(jejak, " "))
print("Belum sampai")
