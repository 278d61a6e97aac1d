from harga import rata_bergerak

hari = int(input())
harga = [int(angka) for angka in input().split()]
print(rata_bergerak(harga, hari))
