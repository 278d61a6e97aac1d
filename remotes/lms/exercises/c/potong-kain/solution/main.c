#include <stdio.h>

int main(void) {
    int gulungan, potong;
    while (scanf("%d %d", &gulungan, &potong) == 2) {
        printf("%d potong, sisa %d cm\n", gulungan / potong, gulungan % potong);
    }
    return 0;
}
