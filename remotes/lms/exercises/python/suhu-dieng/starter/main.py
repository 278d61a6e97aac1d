import sys

suhu = [float(baris) for baris in sys.stdin if baris.strip()]

# Cetak empat baris laporannya di sini.
