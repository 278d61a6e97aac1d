#include <iostream>
#include <map>
#include <sstream>
#include <string>

int main() {
    std::map<std::string, std::string> kamus;
    std::string baris;
    while (std::getline(std::cin, baris) && !baris.empty()) {
        const auto sama = baris.find('=');
        kamus[baris.substr(0, sama)] = baris.substr(sama + 1);
    }
    while (std::getline(std::cin, baris)) {
        std::cout << baris << "\n";
    }
}
