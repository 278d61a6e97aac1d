#include <stdio.h>

int main(void) {
    char pola[256];
    while (scanf("%255s", pola) == 1) {
        int awal = 0;
        while (pola[awal] != '\0') {
            int akhir = awal;
            while (pola[akhir] == pola[awal]) {
                akhir++;
            }
            printf("%s%c%d", awal == 0 ? "" : " ", pola[awal], akhir - awal);
            awal = akhir;
        }
        printf("\n");
    }
    return 0;
}
