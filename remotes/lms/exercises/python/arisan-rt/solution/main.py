k = int(input())
nama = []
while True:
    try:
        nama.append(input().strip())
    except EOFError:
        break

tempat = 0
bulan = 0
while nama:
    tempat = (tempat + k - 1) % len(nama)
    bulan += 1
    print(f"{bulan}. {nama.pop(tempat)}")
