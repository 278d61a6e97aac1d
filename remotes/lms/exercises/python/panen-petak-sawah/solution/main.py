import sys

kisi = [baris.strip() for baris in sys.stdin if baris.strip()]

kelompok = 0
terbesar = 0
sudah = set()


def ukur(baris, kolom):
    """Petak yang terhubung dengan petak ini dan belum dihitung."""
    tumpukan = [(baris, kolom)]
    sudah.add((baris, kolom))
    luas = 0
    while tumpukan:
        b, k = tumpukan.pop()
        luas += 1
        for tetangga in ((b - 1, k), (b + 1, k), (b, k - 1), (b, k + 1)):
            tb, tk = tetangga
            if not (0 <= tb < len(kisi) and 0 <= tk < len(kisi[tb])):
                continue
            if kisi[tb][tk] == "#" and tetangga not in sudah:
                sudah.add(tetangga)
                tumpukan.append(tetangga)
    return luas


for b, baris in enumerate(kisi):
    for k, petak in enumerate(baris):
        if petak == "#" and (b, k) not in sudah:
            kelompok += 1
            terbesar = max(terbesar, ukur(b, k))

print(f"Kelompok: {kelompok}")
print(f"Terbesar: {terbesar}")
