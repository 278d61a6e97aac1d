#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>

int main() {
    std::string baris;
    while (std::getline(std::cin, baris)) {
        std::istringstream isi(baris);
        std::string nama;
        if (!(isi >> nama)) continue;
        std::cout << nama << " " << std::fixed << std::setprecision(1) << 0.0 << " D\n";
    }
}
