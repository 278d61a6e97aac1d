#include <stdio.h>

#define LUBANG 14

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

    /* Jalankan langkahnya di sini. */

    for (int i = 0; i < LUBANG; i++) {
        printf("%d%s", papan[i], i + 1 < LUBANG ? " " : "\n");
    }
    printf("Berhenti di %d\n", pilihan);
    return 0;
}
