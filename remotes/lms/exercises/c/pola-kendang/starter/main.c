#include <stdio.h>

int main(void) {
    char pola[256];
    while (scanf("%255s", pola) == 1) {
        printf("%s\n", pola);
    }
    return 0;
}
