local hari = io.read("n")

for h = 1, hari do
  print(h .. ": -")
end
