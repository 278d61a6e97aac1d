#include <stdio.h>

#define DAYA_TERBESAR 10000

int main(void) {
    static long long terbaik[DAYA_TERBESAR + 1];
    int daya, banyak;
    if (scanf("%d %d", &daya, &banyak) != 2) {
        return 1;
    }
    for (int i = 0; i < banyak; i++) {
        int berat;
        long long harga;
        if (scanf("%d %lld", &berat, &harga) != 2) {
            return 1;
        }
        /* Dari muatan terbesar: setiap keranjang dipakai paling banyak sekali. */
        for (int muatan = daya; muatan >= berat; muatan--) {
            long long dengan = terbaik[muatan - berat] + harga;
            if (dengan > terbaik[muatan]) {
                terbaik[muatan] = dengan;
            }
        }
    }
    printf("Paling berharga: %lld\n", terbaik[daya]);
    return 0;
}
