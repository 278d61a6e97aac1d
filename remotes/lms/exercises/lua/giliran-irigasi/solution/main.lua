local hari = io.read("n")

local function giliran(h)
  if h % 15 == 0 then
    return "Timur dan Barat"
  elseif h % 3 == 0 then
    return "Timur"
  elseif h % 5 == 0 then
    return "Barat"
  end
  return "-"
end

for h = 1, hari do
  print(h .. ": " .. giliran(h))
end
