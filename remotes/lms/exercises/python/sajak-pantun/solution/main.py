import sys

baris = [satu.strip() for satu in sys.stdin if satu.strip()]


def akhir(kalimat):
    """Dua huruf terakhir, tanpa tanda baca, huruf kecil."""
    huruf = [h for h in kalimat.lower() if h.isalpha()]
    return "".join(huruf[-2:])


if len(baris) != 4:
    print("Bukan pantun")
else:
    masalah = []
    for a, b in ((0, 2), (1, 3)):
        if akhir(baris[a]) != akhir(baris[b]):
            masalah.append(f"Baris {a + 1} dan {b + 1} tidak bersajak")
    print("\n".join(masalah) if masalah else "a-b-a-b")
