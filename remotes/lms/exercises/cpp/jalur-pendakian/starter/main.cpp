#include <iostream>
#include <map>
#include <string>
#include <vector>

struct Jalur {
    std::string ke;
    int menit;
};

int main() {
    std::string awal, tujuan, a, b;
    int naik, turun;
    std::cin >> awal >> tujuan;
    std::map<std::string, std::vector<Jalur>> peta;
    while (std::cin >> a >> b >> naik >> turun) {
        peta[a].push_back({b, naik});
        peta[b].push_back({a, turun});
    }
    std::cout << "Tidak ada jalur\n";
}
