local ARAH = { [0] = "utara", "timur", "selatan", "barat" }
local DX = { [0] = 0, 1, 0, -1 }
local DY = { [0] = 1, 0, -1, 0 }

-- Membaca langkah-langkah sampai kurung tutup atau akhir perintah.
local function urai(teks, awal, dalam)
  local langkah = {}
  local i = awal
  while i <= #teks do
    local huruf = teks:sub(i, i)
    if huruf == ")" then
      if dalam == 0 then
        return nil
      end
      return langkah, i + 1
    elseif huruf:match("[MKN]") then
      langkah[#langkah + 1] = huruf
      i = i + 1
    else
      local kali, buka = teks:match("^(%d+)%(()", i)
      if not kali then
        return nil
      end
      local isi, sesudah = urai(teks, buka, dalam + 1)
      if not isi then
        return nil
      end
      for _ = 1, tonumber(kali) do
        for _, satu in ipairs(isi) do
          langkah[#langkah + 1] = satu
        end
      end
      i = sesudah
    end
  end
  if dalam > 0 then
    return nil
  end
  return langkah, i
end

local function jalankan(langkah)
  local x, y, arah = 0, 0, 0
  local injak, banyak = { ["0 0"] = true }, 1
  for _, huruf in ipairs(langkah) do
    if huruf == "K" then
      arah = (arah + 3) % 4
    elseif huruf == "N" then
      arah = (arah + 1) % 4
    else
      x, y = x + DX[arah], y + DY[arah]
      local kunci = x .. " " .. y
      if not injak[kunci] then
        injak[kunci] = true
        banyak = banyak + 1
      end
    end
  end
  return string.format("%d %d %s %d", x, y, ARAH[arah], banyak)
end

for perintah in io.lines() do
  local langkah = urai(perintah, 1, 0)
  print(langkah and jalankan(langkah) or "Salah perintah")
end
