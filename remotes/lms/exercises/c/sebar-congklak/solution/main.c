#include <stdio.h>

#define LUBANG 14
#define TERBANYAK 1000

/* Menjalankan satu langkah; memberi lubang terakhir, atau -1 kalau tidak berhenti. */
static int langkah(int papan[LUBANG], int lubang) {
    for (int ambil = 0; ambil < TERBANYAK; ambil++) {
        int biji = papan[lubang];
        papan[lubang] = 0;
        while (biji > 0) {
            lubang = (lubang + 1) % LUBANG;
            papan[lubang]++;
            biji--;
        }
        if (papan[lubang] == 1) {
            return lubang;
        }
    }
    return -1;
}

int main(void) {
    int papan[LUBANG];
    int pilihan;
    for (int i = 0; i < LUBANG; i++) {
        if (scanf("%d", &papan[i]) != 1) {
            return 1;
        }
    }
    if (scanf("%d", &pilihan) != 1) {
        return 1;
    }

    int kosong = papan[pilihan] == 0;
    int akhir = kosong ? pilihan : langkah(papan, pilihan);

    for (int i = 0; i < LUBANG; i++) {
        printf("%d%s", papan[i], i + 1 < LUBANG ? " " : "\n");
    }
    if (kosong) {
        printf("Lubang kosong\n");
    } else if (akhir < 0) {
        printf("Tidak berhenti\n");
    } else {
        printf("Berhenti di %d\n", akhir);
    }
    return 0;
}
