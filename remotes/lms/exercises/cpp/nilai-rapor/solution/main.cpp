#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>

char predikat(double rata) {
    if (rata >= 90) return 'A';
    if (rata >= 80) return 'B';
    if (rata >= 70) return 'C';
    return 'D';
}

int main() {
    std::string baris;
    while (std::getline(std::cin, baris)) {
        std::istringstream isi(baris);
        std::string nama;
        if (!(isi >> nama)) continue;
        double jumlah = 0;
        int banyak = 0;
        for (double nilai; isi >> nilai; ++banyak) jumlah += nilai;
        const double rata = jumlah / banyak;
        std::cout << nama << " " << std::fixed << std::setprecision(1) << rata << " " << predikat(rata) << "\n";
    }
}
