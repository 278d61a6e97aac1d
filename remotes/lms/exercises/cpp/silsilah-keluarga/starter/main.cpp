#include <iostream>
#include <map>
#include <set>
#include <string>

int main() {
    std::map<std::string, std::string> orangtua;
    std::set<std::string> semua;
    for (std::string anak, tua; std::cin >> anak >> tua;) {
        orangtua[anak] = tua;
        semua.insert(anak);
        semua.insert(tua);
    }
    std::cout << "1:";
    for (const auto &nama : semua) std::cout << " " << nama;
    std::cout << "\n";
}
