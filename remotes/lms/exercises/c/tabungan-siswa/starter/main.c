#include <stdio.h>

int main(void) {
    long long transaksi, saldo = 0, tertinggi = 0;
    int ditolak = 0;
    while (scanf("%lld", &transaksi) == 1) {
        saldo += transaksi;
    }
    printf("Saldo: %lld\nTertinggi: %lld\nDitolak: %d\n", saldo, tertinggi, ditolak);
    return 0;
}
