#include <stdio.h>

int main(void) {
    int daya, banyak;
    if (scanf("%d %d", &daya, &banyak) != 2) {
        return 1;
    }
    long long jumlah = 0;
    for (int i = 0; i < banyak; i++) {
        int berat;
        long long harga;
        if (scanf("%d %lld", &berat, &harga) != 2) {
            return 1;
        }
        if (berat <= daya) {
            daya -= berat;
            jumlah += harga;
        }
    }
    printf("Paling berharga: %lld\n", jumlah);
    return 0;
}
