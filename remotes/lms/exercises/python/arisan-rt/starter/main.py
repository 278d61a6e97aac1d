k = int(input())
nama = []
while True:
    try:
        nama.append(input().strip())
    except EOFError:
        break

for bulan, orang in enumerate(nama, start=1):
    print(f"{bulan}. {orang}")
