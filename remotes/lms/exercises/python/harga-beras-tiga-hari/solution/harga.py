def rata_bergerak(harga, hari):
    """Rata-rata setiap jendela penuh, dalam rupiah bulat."""
    if hari < 1 or len(harga) < hari:
        return []
    hasil = []
    for awal in range(len(harga) - hari + 1):
        jendela = harga[awal : awal + hari]
        hasil.append(round(sum(jendela) / hari))
    return hasil


if __name__ == "__main__":
    print(rata_bergerak([12400, 12500, 12450, 12650, 12700], 3))
