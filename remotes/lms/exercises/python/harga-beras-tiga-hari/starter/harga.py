def rata_bergerak(harga, hari):
    """Rata-rata setiap jendela penuh, dalam rupiah bulat."""
    return []


if __name__ == "__main__":
    print(rata_bergerak([12400, 12500, 12450, 12650, 12700], 3))
