local ARAH = { "utara", "timur", "selatan", "barat" }

for perintah in io.lines() do
  local y = 0
  for _ in perintah:gmatch("M") do
    y = y + 1
  end
  print("0 " .. y .. " " .. ARAH[1] .. " " .. (y + 1))
end
