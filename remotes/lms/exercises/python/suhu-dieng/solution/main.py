import sys

suhu = [float(baris) for baris in sys.stdin if baris.strip()]

if not suhu:
    print("Belum ada catatan")
else:
    print(f"Terendah: {min(suhu):.1f}")
    print(f"Tertinggi: {max(suhu):.1f}")
    print(f"Rata-rata: {sum(suhu) / len(suhu):.1f}")
    print(f"Pagi beku: {sum(1 for s in suhu if s < 0)}")
