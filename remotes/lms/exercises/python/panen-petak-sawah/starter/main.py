import sys

kisi = [baris.strip() for baris in sys.stdin if baris.strip()]

kelompok = 0
terbesar = 0

# Telusuri kisi, hitung kelompok, dan ukur yang terbesar.

print(f"Kelompok: {kelompok}")
print(f"Terbesar: {terbesar}")
