#include <cctype>
#include <iostream>
#include <map>
#include <sstream>
#include <string>

std::string kecil(std::string kata) {
    for (char &huruf : kata) huruf = static_cast<char>(std::tolower(static_cast<unsigned char>(huruf)));
    return kata;
}

int main() {
    std::map<std::string, std::string> kamus;
    std::string baris;
    while (std::getline(std::cin, baris) && !baris.empty()) {
        const auto sama = baris.find('=');
        kamus[kecil(baris.substr(0, sama))] = baris.substr(sama + 1);
    }
    while (std::getline(std::cin, baris)) {
        std::istringstream kalimat(baris);
        std::string kata;
        bool pertama = true;
        while (kalimat >> kata) {
            const auto ada = kamus.find(kecil(kata));
            std::cout << (pertama ? "" : " ") << (ada == kamus.end() ? "[" + kecil(kata) + "]" : ada->second);
            pertama = false;
        }
        std::cout << "\n";
    }
}
